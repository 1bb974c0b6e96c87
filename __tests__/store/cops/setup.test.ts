import type { CopsSetup } from '../../../engine/cops';
import { copsTable } from '../../../store/cops/match';
import { copsSetup, type CopsChoices } from '../../../store/cops/setup';
import {
  changeSetup,
  dealt,
  problemWith,
  startOf,
  type SetupAction,
  type SetupForm,
} from '../../../store/setup/form';
import { seatingOf } from '../../../store/setup/seating';
import { at } from '../../engine/cops/support/play';

type Form = SetupForm<CopsChoices>;
type Action = SetupAction<CopsChoices>;

const table = (...names: string[]): Form => ({
  seating: seatingOf(names.map((name) => ({ name, bot: null }))),
  choices: copsSetup.firstChoices('fa'),
  start: null,
  first: null,
  starters: [],
  pace: null,
});
const after = (form: Form, ...actions: Action[]) =>
  actions.reduce((now, action) => changeSetup(now, action, copsSetup.seats), form);
const choose = (choices: Partial<CopsChoices>): Action => ({ type: 'choose', choices });
const setupAt = (form: Form): CopsSetup => dealt(copsSetup, form, 1).setup;
const four = table('Sara', 'Dan', 'Noa', 'Ali');

describe('what is chosen', () => {
  test('the base game as the book has it, at first', () => {
    expect(setupAt(four)).toMatchObject({ variant: 'base', players: 4, options: { reportAudit: false } });
  });

  test('V-04: whether a gun stays out is a question of the band alone, and comes back with it', () => {
    const band = after(four, choose({ variant: 'band', holsterAfterShot: true, reportAudit: true }));
    expect(setupAt(band).options).toEqual({ reportAudit: true, holsterAfterShot: true });
    const base = after(band, choose({ variant: 'base' }));
    expect(setupAt(base).options).toEqual({ reportAudit: true });
    expect(setupAt(after(base, choose({ variant: 'band' }))).options).toMatchObject({
      holsterAfterShot: true,
    });
  });

  test('GC-04: four to eight', () => {
    expect(problemWith(copsSetup, four)).toBeNull();
    expect(problemWith(copsSetup, table('Sara', 'Dan', 'Noa'))).toBe('seats');
    expect(problemWith(copsSetup, table(...'abcdefgh'))).toBeNull();
    expect(problemWith(copsSetup, table(...'abcdefghi'))).toBe('seats');
  });
});

describe('GC-08: who was shot last starts', () => {
  const past = { people: ['ali', 'dan', 'noa', 'sara'], starter: 'noa' };

  test('by custom where these people have played before, and else by lot', () => {
    expect(startOf(copsSetup, four)).toBe('random');
    const again = { ...four, starters: [past] };
    expect(startOf(copsSetup, again)).toBe('byCustom');
    expect(setupAt(again).first).toBe(2);
  });

  test('it is the player the last shot hit, whatever became of them', () => {
    const armed = at('base', { equipment: ['medKit', 'taser', 'coffee', 'wiretap'] }).play(
      '0 arm 3, 0 reveal 1, 0 aim 3, 1 investigate 0.0, 2 investigate 0.0, 3 investigate 0.0',
    );
    expect(copsTable.startsNext(armed.state)).toBeNull();
    expect(copsTable.startsNext(armed.play('0 shoot, nobody stirs').state)).toBe(3);
  });
});
