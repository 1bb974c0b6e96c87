import type { CoupMove, CoupView, Seat } from '../../engine';
import { coupTable } from '../../store/match/coupTable';

const allow: CoupMove = { type: 'allow' };

const blocks = ({ pending }: CoupView): readonly CoupMove[] =>
  pending?.blockableWith.map((role) => ({ type: 'block', role })) ?? [];

/**
 * What a seat can say while the table is asked. The victim may call out a block while the claim can still be challenged:
 * it counts as not challenging (C-05), and is settled once nobody else has challenged either (C-04).
 */
export function answersAtTable(view: CoupView, seat: Seat): readonly CoupMove[] {
  const { pending, asked } = view;
  if (asked?.kind === 'block') return [...blocks(view), allow];
  const isVictim = pending?.target === seat && pending.block === null && pending.bomb === null;
  return [{ type: 'challenge' }, ...(isVictim ? blocks(view) : []), allow];
}

/** Somebody says it aloud. */
export function speak({ asked }: CoupView, seat: Seat, move: CoupMove): void {
  if (!asked) return;
  if (move.type === 'allow') coupTable.say(seat, [{ kind: asked.kind, move }]);
  else if (move.type === 'block' && asked.kind === 'challenge')
    coupTable.say(seat, [
      { kind: 'challenge', move: allow },
      { kind: 'block', move },
    ]);
  else coupTable.sayAll({ seat, move });
}
