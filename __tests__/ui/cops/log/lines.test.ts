import type { Viewer } from '../../../../engine';
import { cops, type CopsEvent } from '../../../../engine/cops';
import { languages } from '../../../../store/languages';
import { copsLog } from '../../../../ui/cops/events';
import { linesOf, newsOf } from '../../../../ui/log/eventRow';
import '../../../../ui/cops/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { at, type Play } from '../../../engine/cops/support/play';
import { everything } from './everything';

const base = at('base').view('table');
const names = ['Sara', 'נועה', 'Дан', 'مریم'];
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ');

/** A game as the log tells it in English, each event a step of its own. */
function told(played: Play, viewer?: Viewer): readonly string[] {
  const events = played.events.map((event) => (viewer === undefined ? event : cops.witness(event, viewer)));
  const steps = [[], ...events.map((event) => [event])].map((one) => ({ events: one }));
  return linesOf(copsLog, translatorOf('en'), steps, names, base).map(({ text }) => plain(text));
}

const game = at('base', { equipment: ['medKit', 'taser', 'coffee', 'wiretap'] });

/** What somebody does with what is their own. */
const amongOneself: readonly (readonly [string, CopsEvent])[] = [
  [
    'a card of one’s own',
    { type: 'declared', seat: 1, action: { type: 'swap', seats: [0, 1], cards: [2, 0] } },
  ],
  ['one’s own gun', { type: 'declared', seat: 1, action: { type: 'infiltrate', gun: 1, target: 2 } }],
  ['a gun at oneself', { type: 'declared', seat: 2, action: { type: 'infiltrate', gun: 1, target: 2 } }],
  ['a card on oneself', { type: 'used', seat: 0, equipment: 'disguise', target: 0 }],
  [
    'a card on one’s own cards',
    { type: 'used', seat: 0, equipment: 'surveillanceCamera', target: 0, card: 1 },
  ],
  ['a bag away', { type: 'used', seat: 0, equipment: 'evidenceBag', from: 0, item: 'disguise', target: 2 }],
  ['a bag home', { type: 'used', seat: 2, equipment: 'evidenceBag', from: 0, item: 'hand', target: 2 }],
  ['one’s own secret', { type: 'used', seat: 1, equipment: 'blackmail', seats: [0, 1], cards: [0, 2] }],
];

describe.each(languages)('in %s', (language) => {
  const t = translatorOf(language);
  const all: readonly (readonly [string, CopsEvent])[] = Object.entries(everything).flatMap(
    ([type, events]) => events.map((event) => [type, event] as const),
  );

  test('everything that can happen has its words in one line, with everybody named, and its rule', () => {
    const mistold = all.filter(([, event]) => {
      const [, line, more] = linesOf(copsLog, t, [{ events: [] }, { events: [event] }], names, base);
      const text = plain(line?.text ?? '');
      const actors = 'seat' in event ? [event.seat] : 'winners' in event ? event.winners : event.seats;
      const isTold = text.length > 3 && !/cops\.|\{\{|undefined|\d{3}/.test(text);
      const isNamed = actors.every((seat) => text.includes(names[seat] ?? ''));
      return more !== undefined || !isTold || !isNamed || (line?.rule ?? null) === null;
    });
    expect(mistold).toEqual([]);
  });

  test('somebody who plays alone is “you”, whatever they do and whatever is done to them', () => {
    for (const [, event] of [...all, ...amongOneself])
      for (const you of [0, 1, 2, 3]) {
        const lines = linesOf(copsLog, t, [{ events: [] }, { events: [event] }], names, base, you);
        const text = lines.map((line) => line.text).join(' ');
        expect(text).not.toContain(names[you]);
        expect(text).not.toMatch(/{{|}}|undefined|[lL]og\.|AtYou/);
      }
  });

  test('what only some may know is told to those who know it', () => {
    const lineOf = (event: CopsEvent) => linesOf(copsLog, t, [{ events: [event] }], names, base)[1]?.text;
    for (const type of ['looked', 'drew', 'discarded', 'handed'] as const) {
      const [open, secret] = everything[type].map(lineOf);
      expect(secret).not.toBe(open);
    }
  });
});

describe('a turn in English', () => {
  test('what nobody answered is one line', () => {
    expect(told(game.play('0 investigate 1.0, nobody stirs'), 'table').slice(-4)).toEqual([
      'Nobody steps in.',
      'Sara looks at card 1 of נועה.',
      'Nobody steps in.',
      'נועה’s turn',
    ]);
  });

  test('GC-30: what was cut short by a player who spoke up, nobody has let pass', () => {
    const lines = told(game.play('0 investigate 1.0, 2 coffee, nobody stirs'), 'table');
    const spoke = lines.indexOf('Дан: one moment!');
    expect(lines.slice(spoke - 1, spoke + 2)).toEqual([
      'Sara is about to look at card 1 of נועה.',
      'Дан: one moment!',
      'Дан plays Coffee.',
    ]);
  });

  test('several looks at the cards of one player are one line', () => {
    const polygraph = at('base', { equipment: ['polygraph', 'taser', 'coffee', 'wiretap'] });
    expect(told(polygraph.play('0 polygraph 1.012'), 'table').at(-1)).toBe(
      'Sara looks at cards of נועה: card 1, card 2, card 3.',
    );
  });

  test('the looker alone is told what was seen', () => {
    const looked = game.play('0 investigate 1.0, all pass');
    expect(told(looked, 0)).toContain('Sara looks at card 1 of נועה: Kingpin.');
    for (const viewer of ['table', 1, 2, 3] as const)
      expect(told(looked, viewer).join()).not.toContain('Kingpin');
  });

  test('a shot, from the trigger to the end of a player', () => {
    const shot = game.play(
      '0 arm 3, 0 reveal 1, 0 aim 3, 1 investigate 0.0, 2 investigate 0.0, 3 investigate 0.0, nobody stirs, 0 shoot, nobody stirs',
    );
    const lines = told(shot, 'table');
    expect(lines).toContain('Sara shoots at مریم!');
    expect(lines).toContain('مریم is out.');
    expect(lines.filter((line) => line.startsWith('مریم turns up'))).toHaveLength(3);
  });

  test('news leave out whose turn it is and who let it pass', () => {
    const { events } = game.play('0 investigate 1.0, nobody stirs');
    expect(newsOf(copsLog, translatorOf('en'), events.slice(-6), names, base).map(plain)).toEqual([
      expect.stringContaining('looks at card 1'),
    ]);
  });
});
