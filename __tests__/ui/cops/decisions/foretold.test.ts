/** What stands above a question: whose card asks it, and that it is about the one who is asked. */
import { cops, type CopsEvent, type Equipment } from '../../../../engine/cops';
import type { Seat } from '../../../../engine/core';
import { causeOf } from '../../../../ui/cops/decisions/cause';
import { questions } from '../../../../ui/cops/questions';
import '../../../../ui/cops/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { gamesEverywhere } from '../../../engine/cops/properties/tables';
import { at, type Play } from '../../../engine/cops/support/play';

const t = translatorOf('en');
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const names = ['Ann', 'Ben', 'Cem', 'Dan'];
const holding = (...equipment: readonly Equipment[]) => at('base', { equipment });

/** What the seat reads that is asked. */
function cause(game: Play): string | null {
  const view = game.view(cops.asked(game.state)?.seat);
  const told = causeOf(t, { view, names }, game.events);
  return told && plain(told.words);
}

test.each<[string, Play, string | null]>([
  ['the second look of a Polygraph', holding('polygraph').play('0 polygraph 1.0'), 'Ann plays Polygraph.'],
  ['the second look of a Wiretap', holding('wiretap').play('0 wiretap 1.0'), 'You play Wiretap.'],
  ['a card that is turned up', holding('truthSerum').play('0 truthSerum 1'), 'Ann plays Truth Serum.'],
  [
    'the second card of a Report Audit',
    at('base', {
      equipment: ['reportAudit'],
      options: { reportAudit: true },
    }).play('0 reportAudit, 1 reveal 2'),
    'Ann plays Report Audit.',
  ],
  ['cards laid out anew', holding('flashbang').play('0 flashbang 2'), 'Ann plays Flashbang.'],
  ['a card that pays for a gun', holding('coffee').play('0 arm 2, all pass'), null],
  [
    'the same, where a card has made somebody turn one up before',
    holding('truthSerum').play('0 truthSerum 1, 1 reveal 0, nobody stirs, 0 arm 2, nobody stirs'),
    null,
  ],
  [
    'the aim at the end of a turn',
    holding('coffee').play('0 arm 2, nobody stirs, 0 reveal 1, nobody stirs'),
    null,
  ],
])('%s', (_, game, words) => expect(cause(game)).toBe(words));

test('whatever a card asks, in any game, it asks by its name', () => {
  const without = new Set<string>();
  let asks = 0;
  for (const { steps } of gamesEverywhere()) {
    const past: CopsEvent[] = [];
    for (const { state, events } of steps) {
      past.push(...events);
      const asked = cops.asked(state);
      const used = events.find(({ type }) => type === 'used');
      if (!used || !asked || !['reveal', 'look', 'deflect', 'arrange'].includes(asked.kind)) continue;
      asks++;
      if (causeOf(t, { view: cops.view(state, asked.seat), names }, past) === null)
        without.add(`${asked.kind} ${JSON.stringify(used)}`);
    }
  }
  expect([asks > 20, ...without]).toEqual([true]);
});

describe('GC-30: who is shot at is told so, and nobody else', () => {
  const aimed = holding('k9', 'smokeGrenade', 'riotShield', 'medKit').play(
    '0 arm 2, 0 reveal 1, 0 aim 2, others look',
  );
  const told = (game: Play): readonly (string | null)[] => {
    const asked = cops.asked(game.state);
    const warns = asked && questions[asked.kind].warns;
    return game.view().seats.map((_, seat: Seat) => warns?.(t, game.view(), seat) ?? null);
  };

  test.each<[string, Play, readonly (string | null)[]]>([
    ['before the shot', aimed.play('0 shoot'), [null, null, 'You are about to be shot!', null]],
    ['in its flight', aimed.play('0 shoot, all pass'), [null, null, 'A bullet is coming at you!', null]],
    ['at the fall', aimed.play('0 shoot, all pass, all pass'), [null, null, 'You have been hit!', null]],
    ['once another choice may follow', aimed.play('0 shoot, 1 smokeGrenade'), [null, null, null, null]],
    ['at any other deed', aimed.play('0 investigate 2.0'), [null, null, null, null]],
  ])('%s', (_, game, words) => expect(told(game)).toEqual(words));

  test('the table reads of whom the shot is about to hit', () => {
    const { line } = questions.beforeAction;
    expect(plain(line(t, aimed.play('0 shoot').view(), names))).toBe(
      'Does anybody step in before Cem is shot?',
    );
  });
});
