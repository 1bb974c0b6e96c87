import type { Seat, Step } from '../core/game';
import type { Action, Claim } from './actions';
import { isTrue } from './claims';
import { claimIn } from './evidence';
import type { CoupMove } from './moves';
import { isHidden, type CoupState } from './state';
import type { Coup } from './types';

/** What everybody would like to know once the cards lie open. A step is an index among the steps: the deal is 0. */
export interface Retrospect {
  readonly bluffs: readonly Bluff[];
  readonly wrongChallenges: readonly WrongChallenge[];
  readonly falls: readonly Fall[];
  readonly turns: readonly TurnMark[];
}

/** A claim that was not true when it was made, and who saw through it. */
export interface Bluff {
  readonly step: number;
  readonly seat: Seat;
  readonly claim: Claim;
  readonly caughtBy: Seat | null;
}

/** A challenge that proof was given to. A true word left unproven (FC-38) is nobody's mistake but the claimant's. */
export interface WrongChallenge {
  readonly step: number;
  readonly by: Seat;
  readonly seat: Seat;
  readonly claim: Claim;
}

/** What took somebody's last influence; `challenge` is one lost, from either side. */
export interface Fall {
  readonly step: number;
  readonly seat: Seat;
  readonly by: 'coup' | 'assassinate' | 'challenge' | 'bomb';
}

/** How the table stood when play began (turn 0), then after each turn. */
export interface TurnMark {
  readonly step: number;
  readonly turn: number;
  readonly coins: readonly number[];
  readonly influence: readonly number[];
}

type CoupStep = Step<Coup>;

/** `steps` as `replay` gives them: the deal, then one for each of `moves`. */
export function retrospect(steps: readonly CoupStep[], moves: readonly CoupMove[]): Retrospect {
  return {
    bluffs: bluffsIn(steps, moves),
    wrongChallenges: wrongChallengesIn(steps),
    falls: fallsIn(steps),
    turns: turnsIn(steps),
  };
}

// — bluffs —

const bluffsIn = (steps: readonly CoupStep[], moves: readonly CoupMove[]): readonly Bluff[] =>
  steps.flatMap(({ events }, step) => {
    const before = steps[step - 1]?.state;
    if (!before) return [];
    return events.flatMap((event) => {
      const said = claimIn(event, before);
      if (!said || isTrue(before, said.seat, said.claim)) return [];
      return [{ ...said, step, caughtBy: challengerAfter(moves, steps, step - 1) }];
    });
  });

/** C-02: after a claim the others are asked, one by one, until somebody challenges or all have let it pass. */
function challengerAfter(
  moves: readonly CoupMove[],
  steps: readonly CoupStep[],
  played: number,
): Seat | null {
  for (let next = played + 1; next < moves.length; next++) {
    const stage = steps[next]?.state.stage;
    if (stage?.kind !== 'challenge') return null;
    if (moves[next]?.type === 'challenge') return stage.asked;
  }
  return null;
}

// — the rest is told by the events —

function wrongChallengesIn(steps: readonly CoupStep[]): readonly WrongChallenge[] {
  const wrong: WrongChallenge[] = [];
  let open: WrongChallenge | null = null;
  steps.forEach(({ events }, step) =>
    events.forEach((event) => {
      if (event.type === 'challenged') open = { step, by: event.by, seat: event.seat, claim: event.claim };
      if (event.type === 'proved' && open) wrong.push(open);
    }),
  );
  return wrong;
}

type Deadly = Exclude<Fall['by'], 'challenge'>;

const isDeadly = (action: Action): action is Deadly =>
  action === 'coup' || action === 'assassinate' || action === 'bomb';

/** FC-39: a challenge settled leaves one loss to be taken; any other is the work of the turn's action. */
function fallsIn(steps: readonly CoupStep[]): readonly Fall[] {
  const falls: Fall[] = [];
  let action: Fall['by'] = 'challenge';
  let challenger: Seat | null = null;
  let owing: Seat | null = null;
  let by: Fall['by'] = action;
  steps.forEach(({ events }, step) =>
    events.forEach((event) => {
      if (event.type === 'acted') action = isDeadly(event.action) ? event.action : 'challenge';
      if (event.type === 'challenged') challenger = event.by;
      if (event.type === 'proved') owing = challenger;
      if (event.type === 'conceded') owing = event.seat;
      if (event.type === 'lost') {
        by = event.seat === owing ? 'challenge' : action;
        owing = null;
      }
      if (event.type === 'out') falls.push({ step, seat: event.seat, by });
    }),
  );
  return falls;
}

/** Not the draft, nor the choice of sides: the first turn begins after them. */
const beforePlay = ({ stage }: CoupState) => stage.kind === 'draft' || stage.kind === 'side';

function turnsIn(steps: readonly CoupStep[]): readonly TurnMark[] {
  const marks: TurnMark[] = [];
  steps.forEach(({ state, events }, step) => {
    const dealt = step === 0 && !beforePlay(state);
    if (!dealt && !events.some(({ type }) => type === 'turn' || type === 'won')) return;
    marks.push({
      step,
      turn: marks.length,
      coins: state.players.map(({ coins }) => coins),
      influence: state.players.map(({ cards }) => cards.filter(isHidden).length),
    });
  });
  return marks;
}
