/** When a card in hand can be played, told to whoever holds it. */
import { heldBack } from '../../../../ui/cops/decisions/whyNot';
import { at, type Table } from '../../../engine/cops/support/play';

const equipment: Table = { equipment: ['coffee', 'medKit', 'k9', 'flashbang'] };
const shot = at('base', equipment).play(
  '0 arm 3, 0 reveal 1, 0 aim 3, 1 investigate 0.0, 2 investigate 0.0, 3 investigate 0.0, nobody stirs, 0 shoot',
);
const about = at('base', equipment).view(0);

test('GC-30: every card names its moment, by the engine’s own entry of it', () => {
  expect(heldBack(about, 'riotShield')).toBe('afterShot');
  expect(heldBack(about, 'mobileDetonator')).toBe('ownFall');
  expect(heldBack(about, 'restrainingOrder')).toBe('beforeShot');
  expect(heldBack(at('base', equipment).view(1), 'taser')).toBe('ownTurn');
  expect(heldBack(at('band', equipment).view(1), 'taser')).toBe('never');
  expect(heldBack(at('band', equipment).view(1), 'defibrillator')).toBe('otherFall');
});

test('a card for any moment waits until a shot is settled, or for somebody to use it on', () => {
  expect(heldBack(shot.play('all pass').view(3), 'coffee')).toBe('noShot');
  expect(heldBack(about, 'medKit')).toBe('noUse');
});
