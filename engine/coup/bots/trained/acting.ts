import { danger, toConvert, toOverthrow, toRob, toStrike } from './aim';
import * as answer from './answers';
import { savingAnswers, sureWin } from './certainties';
import { boldness } from './counting';
import { ownHand } from './hands';
import { anyTemper, tempers, type Situation } from './kinds';
import {
  assassin,
  at,
  captain,
  coinsOf,
  contessa,
  duke,
  isPair,
  livesOf,
  place,
  sixth,
  type Cells,
} from './layout';
import { few, isHopeless, isSaid, living, upTo } from './standing';

/** A bit for each action that may be worth anything. */
export function openActions(cells: Cells, me: number): number {
  const coins = coinsOf(cells, me);
  if (coins >= 10) return 1 << answer.overthrows;
  const isDuel = living(cells) === 2;
  const winning = isDuel ? sureWin(cells, me) : -1;
  if (winning >= 0) return 1 << winning;
  const may = (part: number): boolean => !isHopeless(cells, me, part);
  let open = (1 << answer.takesIncome) | (1 << answer.takesAid);
  if (may(duke)) open |= 1 << answer.taxes;
  if (may(captain) && robs(cells, me)) open |= 1 << answer.steals;
  if (coins >= 3 && may(assassin)) open |= 1 << answer.assassinates;
  if (may(sixth)) open |= 1 << answer.exchanges;
  if (coins >= 7) open |= 1 << answer.overthrows;
  if (at(cells, place.inquisitor) === 1 && may(sixth)) open |= 1 << answer.examines;
  if (at(cells, place.factions) === 1) open |= withParties(cells, me, coins);
  if (at(cells, place.anarchist) === 1 && coins >= 5) open |= 1 << answer.bombs;
  const saving = isDuel ? open & savingAnswers(cells, me) : 0;
  return saving === 0 ? open : saving;
}

const robs = (cells: Cells, me: number): boolean => {
  const robbed = toRob(cells, me);
  return robbed >= 0 && coinsOf(cells, robbed) > 0;
};

function withParties(cells: Cells, me: number, coins: number): number {
  let open = 0;
  if (at(cells, place.reserve) > 0) open |= 1 << answer.embezzles;
  if (coins >= 1) open |= 1 << answer.turnsCoat;
  if (coins >= 2 && toConvert(cells, me) >= 0) open |= 1 << answer.turnsAnother;
  return open;
}

/** What is told apart in one row of a temper. */
const finerThanTemper = 2 * 2 * 3 * 2 ** 4;

export function standsToAct(cells: Cells, me: number, into: Situation): void {
  if (isPair(cells)) return standsBetweenTwo(cells, me, into);
  const coins = coinsOf(cells, me);
  const struck = toStrike(cells, me);
  const robbed = toRob(cells, me);
  const shields =
    robbed >= 0 &&
    coinsOf(cells, robbed) > 0 &&
    Math.max(isSaid(cells, robbed, captain), isSaid(cells, robbed, sixth)) === 1;
  const leads = danger(cells, me) >= danger(cells, toOverthrow(cells, me));
  const temper = boldness(cells, me);
  let row = ownHand(cells, me) * 7 + (coins <= 1 ? 0 : upTo(coins - 1, 6));
  row = row * 4 + upTo(living(cells), 5) - 2;
  row = row * tempers + temper;
  row = row * 2 + livesOf(cells, struck) - 1;
  row = row * 2 + (leads ? 1 : 0);
  row = row * 3 + few(richestBeside(cells, me));
  row = row * 2 + (shields ? 1 : 0);
  row = row * 2 + isSaid(cells, struck, contessa);
  row = row * 2 + isSaid(cells, me, duke);
  row = row * 2 + Math.max(isSaid(cells, me, assassin), isSaid(cells, me, captain));
  into.row = row;
  into.unread = row + (anyTemper - temper) * finerThanTemper;
}

/** Where there is only one rival more can be told of it: what it has claimed, and its coins. */
function standsBetweenTwo(cells: Cells, me: number, into: Situation): void {
  const rival = 1 - me;
  const coins = coinsOf(cells, me);
  const temper = boldness(cells, me);
  let row = ownHand(cells, me) * 7 + (coins <= 1 ? 0 : upTo(coins - 1, 6));
  row = row * 2 + isSaid(cells, rival, duke);
  row = row * 2 + isSaid(cells, rival, assassin);
  row = row * tempers + temper;
  row = row * 2 + livesOf(cells, rival) - 1;
  row = row * 6 + purseBeside(coinsOf(cells, rival));
  row = row * 2 + Math.max(isSaid(cells, rival, captain), isSaid(cells, rival, sixth));
  row = row * 2 + isSaid(cells, rival, contessa);
  row = row * 2 + isSaid(cells, me, duke);
  row = row * 2 + Math.max(isSaid(cells, me, assassin), isSaid(cells, me, captain));
  into.row = row;
  into.unread = row + (anyTemper - temper) * finerThanTemper;
}

const purseBeside = (coins: number): number => (coins < 3 ? coins : coins < 5 ? 3 : coins < 7 ? 4 : 5);

function richestBeside(cells: Cells, me: number): number {
  let richest = 0;
  for (let seat = 0; seat < at(cells, place.players); seat++)
    if (seat !== me && livesOf(cells, seat) > 0) richest = Math.max(richest, coinsOf(cells, seat));
  return richest;
}
