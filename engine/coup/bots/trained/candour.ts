import { blockers, blocksFirst, blocksSecond, claimsOf } from './answers';
import { numberOfKind, type Situation } from './kinds';
import { at, holds, place, type Cells } from './layout';

/** Of the open answers those that say nothing untrue, a bit for each; all if there is none. */
export function candid(cells: Cells, { kind, open }: Situation): number {
  const me = at(cells, place.asked);
  const said =
    kind === numberOfKind.act
      ? claimsOf
      : kind === numberOfKind.block
        ? blocksOf(at(cells, place.action))
        : [];
  const untrue = said.reduce(
    (mask, [answer, part]) => (holds(cells, me, part) ? mask : mask | (1 << answer)),
    0,
  );
  return (open & ~untrue) === 0 ? open : open & ~untrue;
}

function blocksOf(action: number): readonly (readonly [answer: number, part: number])[] {
  const [first, second] = blockers(action);
  return [
    [blocksFirst, first],
    [blocksSecond, second],
  ];
}
