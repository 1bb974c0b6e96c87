import {
  retrospect,
  type CoupEvent,
  type CoupMove,
  type CoupSetup,
  type CoupState,
  type Match,
  type Step,
} from '../../../engine';
import { useLanguage } from '../../i18n/language';
import { nameOf } from '../../nameOf';
import { GameEnd } from '../../past/GameEnd';
import { Parts } from '../../past/Part';
import { useWatch } from '../../past/useWatch';
import { Course } from './Course';
import { Hands } from './Hands';
import { Bluffs, WrongChallenges } from './Lies';

interface CoupEndProps {
  readonly id: string;
  readonly match: Match<CoupSetup, CoupMove>;
  /** The deal first, then one for each move. */
  readonly steps: readonly Step<CoupState, CoupEvent>[];
  readonly onSameAgain?: () => void;
  readonly onHome: () => void;
}

/** How a game of Coup ended, and everything that nobody could know while it lasted. */
export function CoupEnd({ id, match, steps, onSameAgain, onHome }: CoupEndProps) {
  const { t } = useLanguage();
  const watch = useWatch(id);
  const state = steps.at(-1)?.state;
  if (!state) return null;
  const past = retrospect(steps, match.moves);
  const given = match.players.map(({ name }) => name);
  const names = state.players.map((_, seat) => nameOf(t, given, seat));
  const last = past.falls.at(-1);
  const turns = t('past.turns', { count: past.turns.at(-1)?.turn ?? 0 });
  const how = last ? [t(`past.how.${last.by}`, { rival: names[last.seat] ?? '' })] : [];
  return (
    <GameEnd
      id={id}
      game={match.game}
      names={names}
      winners={state.stage.kind === 'over' ? [state.stage.winner] : []}
      how={[turns, ...how]}
      onSameAgain={onSameAgain}
      onHome={onHome}
    >
      <Parts>
        <Hands state={state} players={match.players} names={names} past={past} />
      </Parts>
      <Parts>
        <Bluffs past={past} names={names} onOpen={watch} />
        <WrongChallenges past={past} names={names} onOpen={watch} />
      </Parts>
      <Parts wide>
        <Course turns={past.turns} names={names} onOpen={watch} />
      </Parts>
    </GameEnd>
  );
}
