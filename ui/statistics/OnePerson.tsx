import { StyleSheet, View } from 'react-native';
import { byVariant, streaksIn, winsIn, type Person, type PersonsGame } from '../../store/statistics/people';
import { Avatar } from '../components/Avatar';
import { Screen } from '../components/Screen';
import { Note, Text } from '../components/Text';
import { Part, Parts } from '../end/Part';
import { variantOf } from '../i18n/variants';
import { useLanguage } from '../i18n/language';
import { inDigitsOf, isolated, percentIn } from '../i18n/written';
import { useTextScale } from '../theme/textScale';
import { space } from '../theme/tokens';
import { Figures } from './Figures';
import { LastGames } from './LastGames';
import { Measured } from './Measured';
import { personName } from './Everybody';

/** All there is to say of one person: how often they have won, at what, lately, and by which deeds. */
export function OnePerson({ person }: { readonly person: Person }) {
  const { t } = useLanguage();
  const { seat, games } = person;
  const name = personName(t, person);
  return (
    <Screen title={isolated(name)} width={980}>
      <View style={styles.avatar}>
        <Avatar seat={seat} name={name} size={84} />
      </View>
      <View style={styles.parts}>
        <Parts>
          <Total games={games} />
          <LastGames games={games} />
        </Parts>
        <Parts>
          <Part title={t('statistics.byVariant')}>
            <Variants games={games} />
          </Part>
          <Figures games={games} />
        </Parts>
      </View>
    </Screen>
  );
}

interface GamesProps {
  readonly games: readonly PersonsGame[];
}

function Total({ games }: GamesProps) {
  const { t, language } = useLanguage();
  const wins = winsIn(games);
  const { current, longest } = streaksIn(games);
  const counted = (count: number) => inDigitsOf(language, String(count));
  return (
    <Part title={t('statistics.total')}>
      <View style={styles.numbers}>
        <Number word={t('statistics.played')} value={counted(games.length)} />
        <Number word={t('statistics.won')} value={counted(wins)} />
        <Number word={t('statistics.share')} value={percentIn(language, wins / games.length)} />
        <Number word={t('statistics.current')} value={counted(current)} />
        <Number word={t('statistics.longest')} value={counted(longest)} />
      </View>
    </Part>
  );
}

function Number({ word, value }: { readonly word: string; readonly value: string }) {
  const scale = useTextScale();
  return (
    <View style={[styles.number, { flexBasis: 110 * scale }]} accessible>
      <Note>{word}</Note>
      <Text variant="name">{isolated(value)}</Text>
    </View>
  );
}

function Variants({ games }: GamesProps) {
  const { t } = useLanguage();
  return byVariant(games).map(({ game, variant, games: played }) => {
    const title = variantOf(game, variant);
    return (
      <Measured
        key={`${game} ${variant}`}
        word={title ? isolated(t(`games.${title}`)) : t('statistics.otherGame')}
        part={winsIn(played)}
        whole={played.length}
      />
    );
  });
}

const styles = StyleSheet.create({
  avatar: { alignItems: 'center' },
  parts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.l },
  numbers: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.m },
  number: { flexGrow: 1, justifyContent: 'space-between' },
});
