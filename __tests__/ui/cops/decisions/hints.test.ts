/** Hints come from a view alone: they say what counting says, and nothing that their reader may not know. */
import { cops, partsOf, type CopsState } from '../../../../engine/cops';
import { languages } from '../../../../store/languages';
import { copsScreens } from '../../../../ui/cops/screens';
import { translatorOf } from '../../../../ui/i18n/translations';
import { expectSame } from '../../../engine/core/playout';
import { statesEverywhere } from '../../../engine/cops/properties/tables';
import { at } from '../../../engine/cops/support/play';

const names = ['Ann', 'Ben', 'Cem', 'Dan', 'Eve', 'Flo', 'Gus', 'Hal'];
const percent = (share: number) => `${Math.round(share * 100)}%`;
const plain = (line: string) => line.replace(/[\u2066-\u2069]/g, '');
const hintsIn = (state: CopsState, viewer: number | 'table', language: 'en' | 'fa' | 'he' | 'ru' = 'en') =>
  copsScreens.help?.hints
    ?.lines(translatorOf(language), cops.view(state, viewer), names, percent)
    .map(plain) ?? [];

const table = at('base', { hands: ['AHC', 'HHC', 'KHC', 'HCC'] });

test('GC-11: on one’s turn, one’s side, and how likely each of the others is against it', () => {
  const [side, ...others] = hintsIn(table.state, 0);
  expect(side).toBe('You are the Agent.');
  expect(others).toHaveLength(3);
  const chances = partsOf(table.view(0));
  const { crooked = 0, kingpin = 0 } = chances[1] ?? {};
  expect(others[0]).toBe(
    `Ben: against you ${percent(crooked + kingpin)}, Kingpin ${percent(kingpin)}, Agent 0%`,
  );
});

test('GC-14: a card that was looked at counts', () => {
  const looked = table.play('0 investigate 2.0, nobody stirs, 1 investigate 0.0, nobody stirs');
  const chances = partsOf(looked.view(0));
  expect(chances[2]?.kingpin).toBe(1);
  expect(chances[1]?.kingpin).toBe(0);
});

test('everybody is one of four, and there is one of each leader', () => {
  const chances = partsOf(table.view(1));
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  for (const { honest, crooked, agent, kingpin } of chances)
    expect(honest + crooked + agent + kingpin).toBeCloseTo(1, 9);
  expect(sum(chances.map(({ agent }) => agent))).toBeCloseTo(1, 9);
  expect(sum(chances.map(({ kingpin }) => kingpin))).toBeCloseTo(1, 9);
});

test('the table is told nothing, whatever is asked', () => {
  for (const state of statesEverywhere(30)) expectSame(hintsIn(state, 'table'), []);
});

test.each(languages)('in %s every hint has its words', (language) => {
  const lines = hintsIn(table.state, 0, language);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).not.toMatch(/cops\.|\{\{|undefined/);
});
