import { randomBot } from '../../../engine/core/bot';
import {
  botNamed,
  everyBot,
  offered,
  openName,
  readBotName,
  withFacesDrawn,
  writeBotName,
  type BotRoster,
  type Face,
} from '../../../engine/core/roster';
import type { GameTypes } from '../../../engine/core/game';

const bot = (id: string) => ({ ...randomBot<GameTypes>(), id });
const face = (id: string): Face<GameTypes> => ({ id, wornBy: (one) => ({ ...one, id: `${one.id}:${id}` }) });

const [easy, hard] = [bot('easy'), bot('hard')];
const roster: BotRoster<GameTypes> = {
  levels: [easy, hard],
  faces: [face('fox'), face('owl'), face('cat')],
  usual: hard,
};

test.each([
  ['easy', { level: 'easy', face: null, isSecret: false }],
  ['easy:fox', { level: 'easy', face: 'fox', isSecret: false }],
  ['easy?fox', { level: 'easy', face: 'fox', isSecret: true }],
  ['easy?', { level: 'easy', face: null, isSecret: true }],
])('%s says which level it is, with which face, and who may know', (id, name) => {
  expect(readBotName(id)).toEqual(name);
  expect(writeBotName(name)).toBe(id);
});

test('a bot plays at its level with its face, whether or not anybody knows it', () => {
  expect(botNamed(roster, 'easy')).toBe(easy);
  expect(botNamed(roster, 'easy:fox').id).toBe('easy:fox');
  expect(botNamed(roster, 'easy?fox').id).toBe('easy:fox');
  expect(botNamed(roster, 'easy?')).toBe(easy);
});

test.each(['', 'nobody', 'nobody:fox', 'easy:nobody', ':fox', 'constructor', 'easy:fox:owl'])(
  '%p is nobody this version knows: the usual one plays',
  (id) => expect(botNamed(roster, id)).toBe(hard),
);

test('a bot by luck plays where a record says so, and makes way in a set-up that does not offer it', () => {
  expect(botNamed(roster, 'random').id).toBe('random');
  expect(everyBot(roster).map(({ id }) => id)).toContain('random');
  expect(offered(roster, 'random')).toBe('easy');
  expect(offered(roster, 'random?owl')).toBe('easy?owl');
  expect(offered({ ...roster, levels: [bot('random'), hard] }, 'random')).toBe('random');
  for (const id of ['hard', 'hard:fox', 'nobody']) expect(offered(roster, id)).toBe(id);
});

describe('secret faces', () => {
  const seats = [null, 'easy?', 'hard', 'hard?fox', 'easy:cat', 'easy?'];

  test('are drawn by the seed, none twice before all have come; nothing else changes', () => {
    for (let seed = 0; seed < 20; seed++) {
      const drawn = withFacesDrawn(roster, seats, seed);
      expect(drawn).toEqual(withFacesDrawn(roster, seats, seed));
      expect([drawn[0], drawn[2], drawn[4]]).toEqual([null, 'hard', 'easy:cat']);
      const hidden = [drawn[1], drawn[3], drawn[5]].map((id) => readBotName(id ?? ''));
      expect(hidden.every(({ isSecret }) => isSecret)).toBe(true);
      expect(new Set(hidden.map((one) => one.face))).toEqual(new Set(['fox', 'owl', 'cat']));
    }
  });

  test('every face comes to every seat', () => {
    const first = Array.from({ length: 60 }, (_, seed) => withFacesDrawn(roster, ['easy?'], seed)[0]);
    expect(new Set(first)).toEqual(new Set(['easy?fox', 'easy?owl', 'easy?cat']));
  });

  test('a game without faces draws none', () => {
    expect(withFacesDrawn({ ...roster, faces: [] }, ['easy?'], 1)).toEqual(['easy?']);
  });
});

test('everybody knows a level, and a face unless it is a secret', () => {
  expect(['sharp', 'sharp:liar', 'sharp?liar', 'sharp?'].map(openName)).toEqual([
    'sharp',
    'sharp:liar',
    'sharp?',
    'sharp?',
  ]);
});
