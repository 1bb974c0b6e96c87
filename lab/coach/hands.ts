import { randomBot, type Bot } from '../../engine';
import { coup, type Coup, type CoupKind } from '../../engine/coup';
import { chanceToWin, crowdOf, handOf, handTraits, others } from '../../engine/coup/lab';
import { loggedGame } from './company';
import { logit, type Case } from './logit';
import { crowds } from './standing';

interface Kept extends Case {
  readonly crowd: number;
}

/** Parts with cards by luck alone, so that what somebody keeps says nothing else of how they play. */
const keepingByLuck = (bot: Bot<Coup>): Bot<Coup> => ({
  ...bot,
  decide: (mind, view, moves, luck) =>
    (isAboutCards(view.asked?.kind) ? byLuck : bot).decide(mind, view, moves, luck),
});

const byLuck: Bot<Coup> = randomBot<Coup>();

const isAboutCards = (kind: CoupKind | undefined): boolean => kind === 'lose' || kind === 'keep';

/** What is left in somebody's hand after they chose, and whether they won. */
function keptIn(seed: number): readonly Kept[] {
  const { start, steps } = loggedGame(seed, keepingByLuck);
  const kept: (Omit<Kept, 'isTrue'> & { readonly seat: number })[] = [];
  let last = start;
  for (const { before, state, seat } of steps) {
    last = state;
    if (!isAboutCards(coup.asked(before)?.kind)) continue;
    const hand = handOf(state.players, seat);
    const living = others(state, -1).length;
    if (hand.length === 0 || living < 2) continue;
    const chance = chanceToWin(state, seat);
    kept.push({
      seat,
      crowd: crowdOf(living),
      // The last two tell tables apart that differ in more than the choice.
      traits: [...handTraits(hand), hand.length === 1 ? 1 : 0, hand.length > 1 ? 1 : 0],
      known: Math.log(chance / (1 - chance)),
    });
  }
  const [winner] = coup.outcome(last)?.winners ?? [];
  return winner === undefined ? [] : kept.map(({ seat, ...one }) => ({ ...one, isTrue: seat === winner }));
}

const pull = 10;

/** What each card adds to a hand, in log-odds, for each number of living players: `handTraits` in order. */
export function fittedHands(from: number, to: number): readonly (readonly number[])[] {
  const all: Kept[] = [];
  for (let seed = from; seed < to; seed++) all.push(...keptIn(seed));
  return Array.from({ length: crowds }, (_, crowd) => {
    const some = all.filter((one) => one.crowd === crowd);
    return logit(some, some[0]?.traits.length ?? 0, pull);
  });
}
