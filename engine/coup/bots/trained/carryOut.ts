import { toBomb, toConvert, toExamine, toOverthrow, toPass, toRob, toStrike } from './aim';
import { blockers, letsPass, passesOn } from './answers';
import { handNumber, offered } from './hands';
import { numberOfKind } from './kinds';
import {
  assassinate,
  at,
  bomb,
  claimMade,
  convert,
  coup,
  duke,
  embezzle,
  examine,
  exchange,
  foreignAid,
  hiddenCard,
  holds,
  income,
  livesOf,
  nobody,
  noDuke,
  place,
  stage,
  steal,
  tax,
  type Cells,
} from './layout';

const atNobody = (): number => nobody;

/** What carries an answer out in one's own turn, by the answer: an action, and at whom it is aimed. */
const deeds: readonly (readonly [action: number, aim: (cells: Cells, me: number) => number])[] = [
  [income, atNobody],
  [foreignAid, atNobody],
  [tax, atNobody],
  [steal, toRob],
  [assassinate, toStrike],
  [exchange, atNobody],
  [coup, toOverthrow],
  [examine, toExamine],
  [embezzle, atNobody],
  [bomb, toBomb],
  [convert, (_, me) => me],
  [convert, toConvert],
];

/** The move, as a number, that carries an answer out. */
export function moveFor(cells: Cells, kind: number, answer: number): number {
  const me = at(cells, place.asked);
  switch (kind) {
    case numberOfKind.act:
      return actFor(cells, me, answer);
    case numberOfKind.block:
      return answer === letsPass ? 0 : 1 + at(blockers(at(cells, place.action)), answer - 1);
    case numberOfKind.lose:
    case numberOfKind.show:
      return hiddenCard(cells, me, 0) === answer ? 0 : 1;
    case numberOfKind.keep:
      return keepFor(cells, me, answer);
    case numberOfKind.bomb:
      return answer === passesOn ? 2 + toPass(cells, me) : answer;
    default:
      return answer;
  }
}

function actFor(cells: Cells, me: number, answer: number): number {
  const [action, aim] = deeds[answer] ?? [income, atNobody];
  return action * 16 + aim(cells, me);
}

/** Room for what lies before somebody who exchanges. */
const before: number[] = [0, 0, 0, 0];

function keepFor(cells: Cells, me: number, hand: number): number {
  const count = offered(cells, me, before);
  const lives = livesOf(cells, me);
  for (let one = 0; one < count; one++) {
    if (lives === 1) {
      if (handNumber(at(before, one), -1) === hand) return 1 << one;
    } else
      for (let other = 0; other < one; other++)
        if (handNumber(at(before, one), at(before, other)) === hand) return (1 << one) | (1 << other);
  }
  throw new RangeError(`The hand ${hand} cannot be kept.`);
}

/** Answers that call for no weighing: proof is given where it can be, sides and a bomb sent on go by fixed rule. */
export function plainMove(cells: Cells): number {
  const me = at(cells, place.asked);
  switch (at(cells, place.stage)) {
    case stage.prove:
      return provable(cells, me) ? 0 : 1;
    case stage.redirect:
      return 2 + toPass(cells, me);
    default:
      return 0;
  }
}

const provable = (cells: Cells, me: number): boolean => {
  const claim = claimMade(cells);
  return claim === noDuke ? !holds(cells, me, duke) : holds(cells, me, claim);
};
