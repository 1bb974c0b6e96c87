import { letsPass, objects } from './answers';
import { mustObject, needOnlyWait } from './certainties';
import { lieOdds, manner, toldBy, unseen } from './counting';
import { anyManner, manners, type Situation } from './kinds';
import {
  assassinate,
  at,
  byAction,
  byBlock,
  captain,
  claimant,
  claimMade,
  coinsOf,
  contessa,
  duke,
  examine,
  exchange,
  foreignAid,
  holds,
  isPair,
  livesOf,
  noDuke,
  place,
  sixth,
  steal,
  tax,
  type Cells,
} from './layout';
import { few, isHopeless, living, purse, upTo } from './standing';

/** Certain: every copy of it lies in sight, or no Duke is left that it could hide, or letting it pass is the end. */
export function openDoubts(cells: Cells, me: number): number {
  const claim = claimMade(cells);
  if (claim === noDuke && unseen(cells, me, duke) === 0) return 1 << letsPass;
  if (claim !== noDuke && unseen(cells, me, claim) === 0) return 1 << objects;
  if (needOnlyWait(cells, me)) return 1 << letsPass;
  return mustObject(cells, me) ? 1 << objects : (1 << letsPass) | (1 << objects);
}

export function standsToDoubt(cells: Cells, me: number, into: Situation): void {
  const seat = claimant(cells);
  const claim = claimMade(cells);
  const [context, counter] = contextOf(cells, me);
  const shown = manner(cells, me, seat);
  let row = context * 7 + lieLevel(lieOdds(cells, me, seat, claim));
  row = row * 4 + (livesOf(cells, me) - 1) * 2 + livesOf(cells, seat) - 1;
  row = row * 4 + (isPair(cells) ? purse(coinsOf(cells, me)) : upTo(living(cells), 5) - 2);
  row = row * 3 + counter;
  row = row * manners + shown;
  row = row * 2 + (claim !== noDuke && toldBy(cells, seat, claim) > 1 ? 1 : 0);
  row = row * 3 + few(coinsOf(cells, seat));
  into.row = row;
  into.unread = row + (anyManner - shown) * 2 * 3;
}

const lieBounds = [0.12, 0.22, 0.35, 0.5, 0.65, 0.8] as const;

function lieLevel(odds: number): number {
  let level = 0;
  for (const bound of lieBounds) if (odds >= bound) level++;
  return level;
}

/** Against what, whether it concerns this seat, and whether another way out is left: none, a true one, a bold one. */
function contextOf(cells: Cells, me: number): readonly [context: number, counter: number] {
  const by = at(cells, place.claimBy);
  const action = at(cells, place.action);
  if (by === byAction) {
    const atMe = at(cells, place.target) === me;
    const more = atMe ? 0 : 1;
    switch (action) {
      case tax:
        return cell(0, 0);
      case exchange:
        return cell(1, 0);
      case assassinate:
        return cell(2 + more, atMe ? wayOut(cells, me, contessa, contessa) : 0);
      case steal:
        return cell(4 + more, atMe ? wayOut(cells, me, captain, sixth) : 0);
      case examine:
        return cell(6 + more, 0);
      default:
        return cell(8, 0);
    }
  }
  const mine = at(cells, place.turn) === me ? 0 : 1;
  if (by === byBlock) return cell((action === foreignAid ? 9 : action === assassinate ? 11 : 13) + mine, 0);
  return at(cells, place.bombPass) === me ? cell(15, wayOut(cells, me, contessa, contessa)) : cell(16, 0);
}

const grid = Array.from({ length: 17 }, (_, context) =>
  [0, 1, 2].map((counter): readonly [number, number] => [context, counter]),
);
const cell = (context: number, counter: number): readonly [number, number] =>
  grid[context]?.[counter] ?? [0, 0];

const wayOut = (cells: Cells, me: number, one: number, other: number): number =>
  holds(cells, me, one) || holds(cells, me, other)
    ? 1
    : isHopeless(cells, me, one) && isHopeless(cells, me, other)
      ? 0
      : 2;
