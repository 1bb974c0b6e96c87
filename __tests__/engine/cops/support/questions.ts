import { at, dealt, type Play } from './play';

const table = at('base', { equipment: ['medKit', 'riotShield', 'mobileDetonator', 'wiretap'] });
const armed = table.play('0 arm 2, 0 reveal 1, 0 aim 2, others look');

/** A game at each kind of question there is. */
export const questions: readonly (readonly [kind: string, game: Play])[] = [
  ['arrange', dealt('base')],
  ['act', armed],
  ['beforeAction', armed.play('0 shoot')],
  ['afterShot', armed.play('0 shoot, all pass')],
  ['atDeath', armed.play('0 shoot, all pass, all pass')],
  ['afterAction', table.play('0 investigate 1.0, all pass')],
  ['use', armed.play('0 shoot, all pass, all pass, 2 speak')],
  ['reveal', table.play('0 arm 2, all pass')],
  ['keep', table.play('0 equip, all pass, 0 reveal 1')],
  ['look', table.play('0 equip, 3 wiretap 1.0')],
  ['aim', table.play('0 arm 2, 0 reveal 1, all pass')],
  ['deflect', armed.play('0 shoot, all pass, 1 riotShield')],
];
