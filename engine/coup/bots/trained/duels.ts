import { lastRival } from './certainties';
import { toldBy } from './counting';
import {
  challengesContessa,
  challengesDukeBlock,
  challengesFirst,
  challengesSecond,
  choices,
  hands,
  letters,
  lettersFor,
  moves,
  placeOf,
  stopsAid,
  stopsThief,
  suspectsStrike,
  suspectsTax,
  suspectsThief,
} from './duelPlaces';
import { numberOfKind, type Situation } from './kinds';
import {
  assassinate,
  at,
  byAction,
  byBlock,
  captain,
  claimBehind,
  coinsOf,
  foreignAid,
  hiddenCard,
  isPlain,
  livesOf,
  place,
  steal,
  tax,
  type Cells,
} from './layout';
import { latest } from './ledger';

/** Solved duels, a letter for each chance (`lab/duels/print.ts`). They are read where they stand. */
export interface PrintedDuels {
  readonly origin: { readonly commit: string; readonly rounds: number };
  readonly chances: string;
}

const perHand = choices.reduce((sum, { options }) => sum + lettersFor(options), 0);
const starts = choices.map((_, kind) =>
  choices.slice(0, kind).reduce((sum, { options }) => sum + lettersFor(options), 0),
);

/** How likely each answer is by what was solved, or null where nothing was: only between two with a card each. */
export function duelWeights(duels: PrintedDuels, cells: Cells, { kind, open }: Situation): number[] | null {
  const me = at(cells, place.asked);
  const rival = rivalIn(cells, me);
  const choice = choiceOf(cells, kind);
  if (rival < 0 || choice < 0 || !isPlain(cells)) return null;
  const weights = read(
    duels,
    placeIn(cells, at(cells, place.turn) === me ? me : rival, rival, me),
    card(cells, me),
    choice,
  );
  const given = weights.map((weight, answer) => ((open >> answer) & 1) * weight);
  return given.some((weight) => weight > 0) ? given : null;
}

/** The only rival, where both have one card; or −1. */
function rivalIn(cells: Cells, me: number): number {
  const rival = lastRival(cells, me);
  return rival >= 0 && livesOf(cells, rival) === 1 && livesOf(cells, me) === 1 ? rival : -1;
}

const card = (cells: Cells, me: number): number =>
  Math.max(hiddenCard(cells, me, 0), hiddenCard(cells, me, 1));

function choiceOf(cells: Cells, kind: number): number {
  const action = at(cells, place.action);
  switch (kind) {
    case numberOfKind.act:
      return moves;
    case numberOfKind.block:
      return action === foreignAid ? stopsAid : action === steal ? stopsThief : -1;
    case numberOfKind.challenge:
      return at(cells, place.claimBy) === byBlock ? overBlock(cells, action) : overAction(action);
    default:
      return -1;
  }
}

function overAction(action: number): number {
  if (action === tax) return suspectsTax;
  if (action === steal) return suspectsThief;
  return action === assassinate ? suspectsStrike : -1;
}

function overBlock(cells: Cells, action: number): number {
  if (action === foreignAid) return challengesDukeBlock;
  if (action === assassinate) return challengesContessa;
  return at(cells, place.blockRole) === captain ? challengesFirst : challengesSecond;
}

/** As the turn began: before what was paid, and before the words that are at stake. */
function placeIn(cells: Cells, mover: number, rival: number, me: number): number {
  const other = mover === me ? rival : me;
  const action = at(cells, place.action);
  const paid = action === assassinate ? 3 : 0;
  const moverSpoke = action >= 0 && claimBehind(action) >= 0;
  const otherSpoke = action >= 0 && at(cells, place.claimBy) !== byAction;
  return placeOf(
    coinsOf(cells, mover) + paid,
    coinsOf(cells, other),
    word(cells, mover, moverSpoke),
    word(cells, other, otherSpoke),
  );
}

/** The last word of a seat, or the one before if the last is what the turn is about. */
function word(cells: Cells, seat: number, isAtStake: boolean): number {
  const words = toldBy(cells, seat, latest);
  return isAtStake ? Math.floor(words / 6) : words % 6;
}

function read({ chances }: PrintedDuels, duel: number, hand: number, choice: number): number[] {
  const options = choices[choice]?.options ?? 0;
  const from = (duel * hands + hand) * perHand + (starts[choice] ?? 0);
  const told = Array.from({ length: lettersFor(options) }, (_, one) =>
    letters.indexOf(chances.charAt(from + one)),
  );
  const rest = letters.length - 1 - told.reduce((sum, one) => sum + one, 0);
  return lettersFor(options) < options ? [rest, ...told] : told;
}
