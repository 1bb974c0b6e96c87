/** The holder of a card is told when it can be played. */
import { heldBack, type Equipment } from '../../../../../engine/cops';
import { at, type Play, type Table } from '../../support/play';

const equipment: Table = { equipment: ['coffee', 'medKit', 'k9', 'flashbang'] };
const shot = at('base', equipment).play('0 arm 3, 0 reveal 1, 0 aim 3, others look, 0 shoot');
const heldBy = (seat: number, table: Play, card: Equipment) => heldBack(table.view(seat), seat, card);
const start = at('base', equipment);

test('GC-30: every card names its moment, by the engine’s own entry of it', () => {
  expect(heldBy(0, start, 'riotShield')).toBe('afterShot');
  expect(heldBy(0, start, 'mobileDetonator')).toBe('ownFall');
  expect(heldBy(0, start, 'restrainingOrder')).toBe('beforeShot');
  expect(heldBy(1, start, 'taser')).toBe('ownTurn');
  expect(heldBy(1, at('band', equipment), 'taser')).toBe('never');
  expect(heldBy(1, at('band', equipment), 'defibrillator')).toBe('otherFall');
});

test('a card for any moment waits until a shot is settled, or for somebody to use it on', () => {
  expect(heldBy(3, shot.play('all pass'), 'coffee')).toBe('noShot');
  expect(heldBy(0, start, 'medKit')).toBe('noUse');
});
