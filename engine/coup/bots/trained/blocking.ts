import { toPass } from './aim';
import { letsPass, blocksFirst, blocksSecond, blockers, explodes, defuses, passesOn } from './answers';
import { mustBlock, needOnlyWait } from './certainties';
import { boldness, toldBy, unseen } from './counting';
import { anyTemper, tempers, type Situation } from './kinds';
import {
  assassinate,
  at,
  coinsOf,
  contessa,
  foreignAid,
  holds,
  isPair,
  livesOf,
  place,
  type Cells,
} from './layout';
import { few, isHopeless, isSaid, living, upTo } from './standing';

const level = (cells: Cells, me: number, part: number): number => {
  const said = toldBy(cells, me, part);
  return said < 0 ? 0 : said === 0 ? 1 : 2;
};

export function openBlocks(cells: Cells, me: number): number {
  if (needOnlyWait(cells, me)) return 1 << letsPass;
  const [first, second] = blockers(at(cells, place.action));
  let open = 0;
  if (!isHopeless(cells, me, first)) open |= 1 << blocksFirst;
  if (second >= 0 && !isHopeless(cells, me, second)) open |= 1 << blocksSecond;
  return open > 0 && mustBlock(cells, me) ? open : open | (1 << letsPass);
}

export function standsToBlock(cells: Cells, me: number, into: Situation): void {
  const action = at(cells, place.action);
  const actor = at(cells, place.turn);
  const [first, second] = blockers(action);
  const holding = (holds(cells, me, first) ? 1 : 0) + (second >= 0 && holds(cells, me, second) ? 2 : 0);
  const temper = boldness(cells, me);
  let row = (action === foreignAid ? 0 : action === assassinate ? 1 : 2) * 4 + holding;
  row = row * 2 + livesOf(cells, me) - 1;
  row = row * 2 + livesOf(cells, actor) - 1;
  row = row * 3 + (isPair(cells) ? few(coinsOf(cells, me)) : upTo(living(cells), 4) - 2);
  row = row * tempers + temper;
  row = row * 9 + level(cells, me, first) * 3 + (second >= 0 ? level(cells, me, second) : 0);
  row = row * 2 + (unseen(cells, me, first) > 1 ? 1 : 0);
  row = row * 3 + few(coinsOf(cells, actor));
  into.row = row;
  into.unread = row + (anyTemper - temper) * 9 * 2 * 3;
}

export function openToBomb(cells: Cells, me: number): number {
  if (isHopeless(cells, me, contessa)) return 1 << explodes;
  return (1 << explodes) | (1 << defuses) | (canPass(cells, me) ? 1 << passesOn : 0);
}

const canPass = (cells: Cells, me: number): boolean => {
  const passes = toPass(cells, me);
  return passes >= 0 && passes !== at(cells, place.turn);
};

export function standsToBomb(cells: Cells, me: number, into: Situation): void {
  const temper = boldness(cells, me);
  let row = (holds(cells, me, contessa) ? 1 : 2) * 2 + livesOf(cells, me) - 1;
  row = row * 2 + isSaid(cells, me, contessa);
  row = row * 3 + upTo(living(cells), 4) - 2;
  row = row * tempers + temper;
  row = row * 2 + (canPass(cells, me) ? 1 : 0);
  into.row = row;
  into.unread = row + (anyTemper - temper) * 2;
}
