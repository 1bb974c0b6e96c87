import { decided, hearStep, luckOf, wakeBots } from '../../../../engine/core/bot';
import { coup, type CoupSetup, type CoupState } from '../../../../engine/coup';
import { player, steady } from '../../../../engine/coup/bots/steady';
import { temperaments } from '../../../../engine/coup/bots/temperament';
import type { CoupBot } from './support/tables';

/** Eight to ten with the Anarchist: there bots have been seen to throw bombs and defuse them for ever. */
const large = (seed: number): CoupSetup => {
  const players = 8 + (seed % 3);
  const sixth = seed % 2 === 0 ? 'ambassador' : 'inquisitor';
  return { book: 'persianPlus', players, first: seed % players, options: { anarchist: true, sixth } };
};

/** How many moves it takes them, without the luck that ends a game they cannot end. */
function movesToTheEnd(from: CoupState, bot: CoupBot, seed: number, most: number): number {
  const bots = from.players.map(() => bot);
  let state = from;
  let minds = wakeBots(bots, seed);
  for (let count = 0; count < most; count++) {
    const asked = coup.asked(state);
    if (!asked) return count;
    const { seat } = asked;
    const thinking = bot.decide(
      minds[seat] ?? null,
      coup.view(state, seat),
      coup.moves(state),
      luckOf(seed, seat, count),
    );
    const step = coup.play(state, decided(thinking));
    minds = hearStep(coup, bots, minds, step);
    ({ state } = step);
  }
  return Infinity;
}

/** The last two of a large table, with a card and a few coins each. */
function lastTwo(seed: number): CoupState {
  const state = coup.deal({ ...large(seed), first: 0 }, seed);
  const players = state.players.map((player, seat) => ({
    ...player,
    coins: seat < 2 ? 1 + (seed % 4) : 0,
    cards: player.cards.map((card, at) => ({ ...card, faceUp: seat >= 2 || at === 1 })),
  }));
  return { ...state, players };
}

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

test('the last two of a large table come to an end by themselves, in a few rounds', () => {
  const longest = Math.max(
    ...[...seeds(300), stubbornPair].map((seed) => movesToTheEnd(lastTwo(seed), steady, seed, 150)),
  );
  expect(longest).toBeLessThan(150);
});

test('without patience some of them would not', () => {
  const tireless = player('tireless', {
    ...temperaments.steady,
    hope: 1,
    patience: { rounds: Infinity, more: 1 },
  });
  expect(movesToTheEnd(lastTwo(stubbornPair), tireless, stubbornPair, 1_500)).toBe(Infinity);
});

/** These two go on for ever, if nothing makes them stop. */
const stubbornPair = 981;

test('eight to ten players with the Anarchist come to an end by themselves', () => {
  // A soak goes on from here (`npm run soak -- --fewest 8`).
  const games = [...seeds(36).map((seed) => [large(seed), seed] as const), onceEndless];
  for (const [setup, seed] of games)
    expect(movesToTheEnd(coup.deal(setup, seed), steady, seed, 1_500)).toBeLessThan(1_500);
});

/** By the luck of that day, steady players went round in circles here from move 341 on. */
const onceEndless: readonly [CoupSetup, number] = [
  { book: 'persianPlus', players: 8, first: 2, options: { anarchist: true, sixth: 'ambassador' } },
  1_782_055_354,
];
