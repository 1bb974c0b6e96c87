import {
  answer,
  assassin,
  assassinate,
  at,
  byAction,
  captain,
  claimant,
  claimMade,
  coinsOf,
  contessa,
  duke,
  foreignAid,
  holds,
  kinds,
  lieOdds,
  livesOf,
  noDuke,
  numberOfKind,
  place,
  sixth,
  unseen,
  type Cells,
  type Situation,
} from '../../engine/coup/lab';
import type { Luck } from './luck';

/** A player's fixed habits. The numbers are probabilities. */
export interface Habits {
  /** To claim any character in one's own turn. */
  readonly lies: number;
  /** To block without the card. */
  readonly blocks: number;
  readonly blocksStrike: number;
  /** From which odds of a lie it doubts, and how readily; and to challenge for no reason. */
  readonly doubtsFrom: number;
  readonly doubts: number;
  readonly rash: number;
  /** To take foreign aid rather than income. */
  readonly aid: number;
  /** Strikes and coups as soon as there is the money. */
  readonly strikes: number;
  /** Every legal move has the same probability. */
  readonly blind: boolean;
}

const plain: Habits = {
  lies: 0,
  blocks: 0,
  blocksStrike: 0,
  doubtsFrom: 1,
  doubts: 0,
  rash: 0,
  aid: 0.7,
  strikes: 1,
  blind: false,
};

export const types = {
  random: { ...plain, blind: true },
  honest: plain,
  always: { ...plain, rash: 1 },
  caller: { ...plain, lies: 0.15, blocks: 0.1, blocksStrike: 0.3, doubtsFrom: 0.45, doubts: 1 },
  bluffer: { ...plain, lies: 0.75, blocks: 0.6, blocksStrike: 0.9, doubtsFrom: 0.7, doubts: 0.3 },
  mixed: { ...plain, rash: 0.1, doubtsFrom: 0.65, doubts: 0.35 },
  mixedLiar: {
    ...plain,
    lies: 0.5,
    blocks: 0.4,
    blocksStrike: 0.7,
    rash: 0.1,
    doubtsFrom: 0.65,
    doubts: 0.35,
  },
} as const satisfies Record<string, Habits>;

/** Random habits. */
export const anyHabits = (luck: Luck): Habits => ({
  lies: luck.part() * luck.part(),
  blocks: luck.part() * luck.part(),
  blocksStrike: luck.part(),
  doubtsFrom: 0.2 + 0.8 * luck.part(),
  doubts: luck.part(),
  rash: luck.part() < 0.3 ? luck.part() : luck.part() * 0.1,
  aid: luck.part(),
  strikes: luck.part() < 0.5 ? 1 : 0.4 + 0.6 * luck.part(),
  blind: false,
});

const open = ({ open: answers }: Situation, one: number): boolean => ((answers >> one) & 1) === 1;

/** What such a player answers. */
export function byHabit(cells: Cells, situation: Situation, habits: Habits, luck: Luck): number {
  const me = at(cells, place.asked);
  switch (situation.kind) {
    case numberOfKind.act:
      return acts(cells, me, situation, habits, luck);
    case numberOfKind.challenge:
      return open(situation, 0) ? (doubts(cells, me, habits, luck) ? 1 : 0) : 1;
    case numberOfKind.block:
      return blocks(cells, me, situation, habits, luck);
    case numberOfKind.bomb:
      if (!open(situation, answer.defuses)) return answer.explodes;
      if (holds(cells, me, contessa) || luck.part() < habits.blocksStrike)
        return open(situation, answer.passesOn) && luck.part() < 0.5 ? answer.passesOn : answer.defuses;
      return answer.explodes;
    case numberOfKind.examine:
      return !open(situation, 0) || luck.part() < 0.5 ? 1 : 0;
    case numberOfKind.keep:
      return best(situation, kinds.keep.answers, handWorth);
    case numberOfKind.draft:
      return at(picks, luck.below(picks.length));
    default:
      return best(situation, 5, (part) => -at(worths, part));
  }
}

const picks: readonly number[] = [duke, duke, duke, captain, captain, assassin, assassin, contessa, sixth];

function acts(cells: Cells, me: number, situation: Situation, habits: Habits, luck: Luck): number {
  if (open(situation, answer.overthrows) && (luck.part() < habits.strikes || coinsOf(cells, me) >= 10))
    return answer.overthrows;
  const lies = luck.part() < habits.lies;
  if (lies) {
    const [action] = answer.claimsOf[luck.below(answer.claimsOf.length)] ?? [answer.taxes];
    if (open(situation, action)) return action;
  }
  const may = (action: number, part: number) => open(situation, action) && holds(cells, me, part);
  if (may(answer.assassinates, assassin) && luck.part() < habits.strikes) return answer.assassinates;
  if (open(situation, answer.bombs) && luck.part() < 0.3) return answer.bombs;
  if (open(situation, answer.embezzles) && at(cells, place.reserve) > 1 && !holds(cells, me, duke))
    return answer.embezzles;
  if (may(answer.taxes, duke)) return answer.taxes;
  if (may(answer.steals, captain)) return answer.steals;
  if (may(answer.examines, sixth) && luck.part() < 0.3) return answer.examines;
  if (may(answer.exchanges, sixth) && luck.part() < 0.6) return answer.exchanges;
  if (open(situation, answer.turnsAnother) && luck.part() < 0.1) return answer.turnsAnother;
  return luck.part() < habits.aid ? answer.takesAid : answer.takesIncome;
}

function doubts(cells: Cells, me: number, habits: Habits, luck: Luck): boolean {
  const claim = claimMade(cells);
  const atMe = at(cells, place.target) === me && at(cells, place.claimBy) === byAction;
  // With one life left, nothing is lost by a wrong challenge.
  if (
    atMe &&
    at(cells, place.action) === assassinate &&
    livesOf(cells, me) === 1 &&
    !holds(cells, me, contessa)
  )
    return unseen(cells, me, contessa) === 0 || luck.part() >= habits.blocksStrike;
  if (luck.part() < habits.rash) return true;
  if (habits.doubts === 0) return false;
  const odds = claim === noDuke ? 0.3 : lieOdds(cells, me, claimant(cells), claim);
  return odds >= habits.doubtsFrom && luck.part() < habits.doubts;
}

function blocks(cells: Cells, me: number, situation: Situation, habits: Habits, luck: Luck): number {
  const action = at(cells, place.action);
  const [first, second] = answer.blockers(action);
  if (holds(cells, me, first)) return answer.blocksFirst;
  if (second >= 0 && holds(cells, me, second)) return answer.blocksSecond;
  const daring =
    action === assassinate ? habits.blocksStrike : action === foreignAid ? habits.blocks / 2 : habits.blocks;
  if (luck.part() >= daring) return 0;
  if (open(situation, answer.blocksFirst)) return answer.blocksFirst;
  return open(situation, answer.blocksSecond) ? answer.blocksSecond : 0;
}

const worths: readonly number[] = [5, 4.2, 4, 2, 3];

const handWorth = (hand: number): number => {
  if (hand >= 15) return at(worths, hand - 15);
  let left = hand;
  for (let low = 0; low < 5; low++) {
    if (left < 5 - low) return at(worths, low) + at(worths, low + left) * (left === 0 ? 0.3 : 1);
    left -= 5 - low;
  }
  return 0;
};

/** The open answer of the highest worth, among the first `count` answers. */
function best({ open: answers }: Situation, count: number, worthOf: (answer: number) => number): number {
  let found = 0;
  let highest = -Infinity;
  for (let one = 0; one < count; one++)
    if ((answers >> one) & 1 && worthOf(one) > highest) {
      found = one;
      highest = worthOf(one);
    }
  return found;
}
