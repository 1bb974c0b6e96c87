import { coupScreens } from '../../../../ui/coup/screens';
import { translatorOf } from '../../../../ui/i18n/translations';
import { toldOnStage } from '../../../../ui/match/picture/toldOnStage';
import { at, type Play } from '../../../engine/coup/support/play';

const names = ['Nina', 'Oleg', 'Sara'];
const t = translatorOf('en');
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

const dealt = at('persian', { hands: ['duke captain', 'contessa duke', 'captain contessa'] });

interface Told {
  readonly own?: number;
  readonly over?: boolean;
  readonly since?: readonly string[];
}

const told = (game: Play, { own, over = false, since }: Told = {}) =>
  toldOnStage(t, {
    ...{ screens: coupScreens, names, over },
    view: game.view(own ?? 'table'),
    recent: game.events,
    own: own ?? null,
    ...(since ? { since } : {}),
  });
const lines = (...given: Parameters<typeof told>) => told(...given).lines.map(({ text }) => plain(text));

test('at rest it says what happened, and whose turn it is in the largest letters', () => {
  const speech = told(dealt.play('0 income'));
  expect(speech.face).toBeNull();
  expect(speech.lines.map(({ text, size }) => [plain(text), size])).toEqual([
    ['Nina takes income: one coin.', 'medium'],
    ['Oleg’s turn', 'large'],
  ]);
});

test('the player alone is told of their own turn, and before it what the others did', () => {
  expect(lines(dealt, { own: 0 })).toEqual(['Your turn']);
  expect(lines(dealt, { own: 0, since: ['Sara goes into exile.'] })).toEqual([
    'Sara goes into exile.',
    'Your turn',
  ]);
});

test('a claim stands there with its face, and nobody is told of it twice', () => {
  const speech = told(dealt.play('0 tax'));
  expect(speech.face).toBe('duke');
  expect(speech.lines.map(({ text }) => plain(text))).toEqual([
    'Nina',
    '“I am the Duke”',
    'Tax: 3 coins from the treasury',
  ]);
});

test('a block takes its place, and the face is the blocker’s', () => {
  const speech = told(dealt.play('0 foreignAid, 1 block duke'));
  expect(speech.face).toBe('duke');
  expect(speech.lines.map(({ size }) => size)).toEqual(['small', 'medium', 'large', 'medium']);
});

test('at the end the winner stands first', () => {
  const last = at('persian', {
    hands: ['duke captain', 'contessa (duke)', '(captain) (contessa)'],
    coins: [7, 0, 0],
  }).play('0 coup 1');
  const [won, ...before] = lines(last, { over: true });
  expect(won).toMatch(/^Nina wins/);
  expect(before.join(' ')).toMatch(/Oleg loses an influence/);
});

test('what a bot says to it stands at the foot, and changes nothing above', () => {
  const game = dealt.play('0 income');
  const speech = toldOnStage(t, {
    ...{
      screens: coupScreens,
      names,
      over: false,
      own: null,
      recent: game.events,
      talk: 'Oleg: “Well, well.”',
    },
    view: game.view('table'),
  });
  expect(speech.foot?.text).toBe('Oleg: “Well, well.”');
  expect(speech.lines).toEqual(told(game).lines);
  expect(told(game).foot).toBeUndefined();
});
