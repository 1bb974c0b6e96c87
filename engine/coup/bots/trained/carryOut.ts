import { toBomb, toConvert, toExamine, toOverthrow, toPass, toRob, toStrike } from './aim';
import {
  steals,
  assassinates,
  overthrows,
  examines,
  bombs,
  turnsCoat,
  turnsAnother,
  letsPass,
  blockers,
  passesOn,
} from './answers';
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

const noTarget = (action: number): number => action * 16 + nobody;

const actionFor: readonly number[] = [
  income,
  foreignAid,
  tax,
  steal,
  assassinate,
  exchange,
  coup,
  examine,
  embezzle,
  bomb,
  convert,
  convert,
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
  const action = at(actionFor, answer);
  switch (answer) {
    case steals:
      return action * 16 + toRob(cells, me);
    case assassinates:
      return action * 16 + toStrike(cells, me);
    case overthrows:
      return action * 16 + toOverthrow(cells, me);
    case examines:
      return action * 16 + toExamine(cells, me);
    case bombs:
      return action * 16 + toBomb(cells, me);
    case turnsCoat:
      return action * 16 + me;
    case turnsAnother:
      return action * 16 + toConvert(cells, me);
    default:
      return noTarget(action);
  }
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
