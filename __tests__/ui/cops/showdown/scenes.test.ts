import type { CopsEvent } from '../../../../engine/cops';
import { languages, type Language } from '../../../../store/languages';
import { showdownsOf } from '../../../../ui/cops/showdown/showdowns';
import '../../../../ui/cops/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { at } from '../../../engine/cops/support/play';
import { everything } from '../log/everything';

const names = ['Sara', 'נועה', 'Дан', 'مریم'];
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ');
const view = at('base', {}).view();

/** One step of a game, as the great moments in it are told. */
const shown = (language: Language, events: readonly CopsEvent[], you: number | null) =>
  showdownsOf(translatorOf(language), {
    steps: [{ events: [] }, { events }],
    from: 1,
    names,
    you,
    viewAt: () => view,
  });

const told = (events: readonly CopsEvent[], you: number | null) =>
  shown('en', events, you).map(({ before, title, lines }) =>
    [...(before === undefined ? [] : [before]), title, ...lines].map(plain),
  );

const shot: CopsEvent = { type: 'shot', seat: 0, target: 1 };

test.each(languages)('in %s, somebody who plays alone is “you” in every great moment', (language) => {
  for (const event of Object.values(everything).flat())
    for (const you of [0, 1, 2, 3])
      for (const { before = '', title, lines } of shown(language, [shot, event], you)) {
        const text = [before, title, ...lines].join(' ');
        expect(text).not.toContain(names[you]);
        expect(text).not.toMatch(/{{|}}|undefined|showdown|Log\./);
      }
});

test('a shot that strikes is told to the one who fired it, the one it hit and everybody else', () => {
  const out: readonly CopsEvent[] = [shot, { type: 'out', seat: 1, by: 0 }];
  expect(told(out, null)).toEqual([['Sara fired.', 'Out!', 'No leader, and out of the game.']]);
  expect(told(out, 0)).toEqual([['You fired.', 'Out!', 'No leader, and out of the game.']]);
  expect(told(out, 1)).toEqual([['Sara fired.', 'You are out!', 'You are no leader, and out of the game.']]);
});

test('a player who dies of a shot has not fired it, though they take somebody along', () => {
  const out: CopsEvent = { type: 'out', seat: 1, by: 0 };
  const back: CopsEvent = { type: 'shot', seat: 1, target: 0 };
  const detonated = told([shot, out, back, { type: 'out', seat: 0, by: 1 }], null);
  expect(detonated.map(([before]) => before)).toEqual(['Sara fired.', 'נועה fired.']);
});

test('a leader’s fall is shown with the name of the player who was that leader', () => {
  const fall: readonly CopsEvent[] = [
    { type: 'revealed', seat: 2, card: 0, identity: 'kingpin' },
    { type: 'won', winners: [0, 1], reason: 'kingpinDown' },
  ];
  expect(shown('en', fall, 1)[0]?.seat).toBe(2);
});

test('a victory names those who win beside you, and is about you', () => {
  const won: readonly CopsEvent[] = [{ type: 'won', winners: [0, 1], reason: 'kingpinDown' }];
  expect(told(won, null)).toEqual([['The Kingpin is down!', 'The honest win: Sara, נועה.']]);
  expect(told(won, 1)).toEqual([['The Kingpin is down!', 'You win with the honest.', 'With you: Sara.']]);
  expect(shown('en', won, 1)[0]?.seat).toBe(1);
  expect(told(won, 2)).toEqual(told(won, null));
});

test('GC-V21: all who win together are crowned together, whichever of them made the last grab', () => {
  const diamonds: readonly CopsEvent[] = [{ type: 'won', winners: [0, 2, 3], reason: 'diamonds' }];
  const side: readonly CopsEvent[] = [{ type: 'won', winners: [0, 1], reason: 'agentDown' }];
  const alone: readonly CopsEvent[] = [{ type: 'won', winners: [2], reason: 'bothLeaders' }];
  const crowned = [diamonds, side, alone].map((events) => shown('en', events, null)[0]?.winners);
  expect(crowned).toEqual([[0, 2, 3], [0, 1], undefined]);
});
