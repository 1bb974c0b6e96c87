import { useRouter } from 'expo-router';
import type { GameTypes, PlayedMatch } from '../../engine/core';
import { stateOf } from '../../store/match/running';
import { Pictures } from '../components/pictures';
import { allFaces, picturesOf } from '../faces/seatFaces';
import { useLanguage } from '../i18n/language';
import type { GameScreens } from '../match/GameScreens';
import { EndFrame } from './EndFrame';

interface EndPageProps<G extends GameTypes> {
  readonly screens: GameScreens<G>;
  readonly id: string;
  readonly played: PlayedMatch<G>;
  readonly names: readonly string[];
  readonly onSameAgain?: () => void;
  readonly onHome: () => void;
}

/** How a game ended, and what the game itself has to tell of it. */
export function EndPage<G extends GameTypes>(props: EndPageProps<G>) {
  const { screens, id, played, names, onSameAgain, onHome } = props;
  const { End, words, match } = screens;
  const { t } = useLanguage();
  const router = useRouter();
  /** Opens the replay where the game stood after so many moves; Back leads to this page. */
  const watch = (step: number) =>
    router.push({ pathname: '/history/[id]', params: { id, step: String(step) } });
  return (
    <Pictures value={picturesOf(t, screens, allFaces(played.match.players))}>
      <EndFrame
        {...{ id, names, onSameAgain, onHome }}
        game={played.match.game}
        winners={match.table.game.outcome(stateOf(played))?.winners ?? []}
        how={words.ending(t, played, names)}
        onWatch={watch}
      >
        <End played={played} names={names} onWatch={watch} />
      </EndFrame>
    </Pictures>
  );
}
