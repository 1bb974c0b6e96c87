import { useRouter } from 'expo-router';
import { MenuPlate } from '../components/MenuPlate';
import { gameIds } from '../games';
import { useLanguage } from '../i18n/language';

/** Where no game has been played yet: a door to each that there is. */
export function NewGamePlates() {
  const { t } = useLanguage();
  const router = useRouter();
  return gameIds.map((game) => (
    <MenuPlate
      key={game}
      label={t('history.newGame')}
      hint={t(`games.${game}.hint`)}
      kind="brass"
      icon="newGame"
      onPress={() => router.push({ pathname: '/new/[game]', params: { game } })}
    />
  ));
}
