import { cops, type CopsEvent } from '../../../../engine/cops';
import { languages, type Language } from '../../../../store/languages';
import { showdownsOf } from '../../../../ui/cops/showdown/showdowns';
import '../../../../ui/cops/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import type { Scene } from '../../../../ui/match/showdown/scene';
import { aimedAt } from '../../../engine/cops/support/band';
import { at, type Play } from '../../../engine/cops/support/play';
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

/** The great moments of a game since an earlier moment of it, as this reader witnessed them. */
function since(earlier: Play, game: Play, you: number | null) {
  const viewer = you ?? 'table';
  const steps = game.stepsSince(earlier);
  return showdownsOf(translatorOf('en'), {
    steps: steps.map(({ events }) => ({ events: events.map((event) => cops.witness(event, viewer)) })),
    from: 1,
    names,
    you,
    viewAt: (step) => cops.view(steps[step]?.state ?? game.state, viewer),
  });
}

const inWords = (scenes: readonly Scene[]) =>
  scenes.map(({ before, title, lines }) =>
    [...(before === undefined ? [] : [before]), title, ...lines].map(plain),
  );

describe('a look', () => {
  const table = at('base', { equipment: ['wiretap', 'polygraph', 'medKit', 'coffee'] });
  const looked = table.play('0 investigate 1.0, all pass');

  test('GC-14 D-02: is a great moment to whoever looks, and to nobody else', () => {
    expect(inWords(since(table, looked, 0))).toEqual([
      ['card 1', 'Kingpin', 'Tell it, twist it or keep it to yourself.'],
    ]);
    for (const you of [1, 2, 3, null]) expect(since(table, looked, you)).toEqual([]);
  });

  test('is its reader’s secret, and stays until they touch it away', () => {
    expect(since(table, looked, 0)[0]).toMatchObject({ isSecret: true, seat: 1, other: 0 });
  });

  test('at several cards of one player is one moment', () => {
    const wired = table.play('0 investigate 1.0, 1 polygraph 0.012');
    expect(
      inWords(since(table, wired, 1))
        .at(-1)
        ?.slice(0, 2),
    ).toEqual(['card 1, card 2, card 3', 'Agent, Honest, Honest']);
  });
});

describe('equipment as it is played', () => {
  const table = at('base', { equipment: ['smokeGrenade', 'k9', 'blackmail', 'coffee'] });

  test('is shown to everybody: what it is, on whom, and what it does', () => {
    const played = table.play('0 investigate 1.0, 1 k9 0');
    expect(inWords(since(table, played, null))).toEqual([
      ['K-9 Unit', 'נועה plays K-9 Unit on Sara.', 'The gun has to go.'],
    ]);
  });

  test('a Smoke Grenade says which way play goes now', () => {
    const turned = table.play('0 smokeGrenade');
    expect(inWords(since(table, turned, null))).toEqual([
      ['The other way round!', 'Sara plays Smoke Grenade.', 'Play goes anticlockwise'],
    ]);
  });

  test('D-14: a card that comes by it is seen by its new owner alone', () => {
    const swapped = table.play('0 investigate 1.0, 2 blackmail 0.1 1.1');
    const titles = (you: number | null) =>
      since(table, swapped, you).map(({ title, isSecret }) => [title, isSecret]);
    expect(titles(null)).toEqual([['Blackmail', undefined]]);
    expect(titles(3)).toEqual(titles(null));
    expect(titles(1)).toEqual([...titles(null), ['Honest', true]]);
  });
});

describe('V-09: what the fallen had', () => {
  const table = aimedAt(2);
  const joined = table.play('0 shoot, nobody stirs');

  test('goes to the shooter before the whole table, who alone learn what it is', () => {
    const told = (you: number | null) => inWords(since(table, joined, you));
    expect(told(null)).toEqual([
      [
        'Sara fired.',
        'Off to the band!',
        'No leader. From now on it is about the diamonds.',
        'The equipment of Дан goes to Sara.',
      ],
    ]);
    expect(told(0).at(-1)).toEqual([
      'The equipment of Дан goes to you.',
      'Walkie Talkie',
      'All the guns turn the same way.',
    ]);
    expect(told(1)).toHaveLength(1);
  });
});

test('V-18: who is saved is told by whom, and with what', () => {
  const table = aimedAt(2, { equipment: ['k9', 'coffee', 'walkieTalkie', 'defibrillator'] });
  const saved = table.play('0 shoot, all pass, all pass, 3 defibrillator 2');
  expect(
    inWords(since(table, saved, null))
      .at(-1)
      ?.slice(0, 2),
  ).toEqual(['مریم plays Defibrillator on Дан.', 'Saved!']);
});
