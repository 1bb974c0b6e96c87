import { useRouter, type Href } from 'expo-router';
import { isUnderWay, useLessons } from '../../store/lessons/progress';
import { MenuPlate } from '../components/MenuPlate';
import { Sheet } from '../components/Sheet';
import type { GameId } from '../games';
import { useLanguage } from '../i18n/language';

interface LearnSheetProps {
  /** Null while nobody wants to learn. */
  readonly game: GameId | null;
  readonly onClose: () => void;
}

/** How a game is learnt: by a first game with a word to every step, or by handing the phone round once. */
export function LearnSheet({ game, onClose }: LearnSheetProps) {
  const { t } = useLanguage();
  const router = useRouter();
  const lessons = useLessons();
  const goTo = (href: Href) => {
    onClose();
    router.push(href);
  };
  return (
    <Sheet visible={game !== null} title={t('home.learn')} onClose={onClose}>
      {game !== null && (
        <>
          <MenuPlate
            icon="learn"
            label={t('home.lesson')}
            hint={
              isUnderWay(lessons, game)
                ? t('home.learnOn')
                : t('home.lessonHint', { game: t(`games.${game}.name`) })
            }
            kind="brass"
            onPress={() => goTo({ pathname: '/learn/[game]', params: { game } })}
          />
          <MenuPlate
            icon="handOver"
            label={t('home.rehearsal')}
            hint={t('home.rehearsalHint')}
            kind="plain"
            onPress={() => goTo('/rehearsal')}
          />
        </>
      )}
    </Sheet>
  );
}
