import type { CoupMove, CoupSetup } from '../../../../engine/coup';
import { player, steady } from '../../../../engine/coup/bots/steady';
import { temperaments } from '../../../../engine/coup/bots/temperament';
import { deckFrom } from '../support/deck';
import { answers } from './support/tables';

const allow: CoupMove = { type: 'allow' };
const income: CoupMove = { type: 'act', action: 'income' };
const aid: CoupMove = { type: 'act', action: 'foreignAid' };
const coup = (target: number): CoupMove => ({ type: 'act', action: 'coup', target });
const bomb = (target: number): CoupMove => ({ type: 'act', action: 'bomb', target });
const lose: CoupMove = { type: 'lose', card: 0 };
const times = (count: number, ...moves: readonly CoupMove[]): CoupMove[] =>
  Array.from({ length: count }, () => moves).flat();

const share = (moves: readonly CoupMove[], wanted: CoupMove) =>
  moves.filter((move) => JSON.stringify(move) === JSON.stringify(wanted)).length / moves.length;

test('what the same word has stopped before is tried with less hope', () => {
  const setup: CoupSetup = {
    book: 'persianPlus',
    players: 2,
    first: 0,
    deck: deckFrom(['duke captain', 'contessa assassin']),
    options: { twoPlayers: 'oneCoin', anarchist: true },
  };
  const oneCardEach = [...times(6, income, income), coup(1), lose, coup(0), lose];
  const richer = [...times(2, aid, allow, aid, allow), income, income];
  const defused = (target: number): readonly CoupMove[] => [bomb(target), { type: 'defuse' }, allow];
  const circle = [...defused(1), ...defused(0), ...richer];
  const bombsWith = (hope: number) => {
    const bot = player('somebody', { ...temperaments.steady, hope });
    return share(answers(bot, setup, [...oneCardEach, ...richer, ...circle]), bomb(1));
  };
  expect([1, 0].map(bombsWith)).toEqual([1, 0]);
});

test('where nobody has lost anything for long, even a likely claim is doubted', () => {
  const setup: CoupSetup = {
    book: 'persian',
    players: 3,
    first: 0,
    deck: deckFrom(['duke captain', 'contessa assassin', 'ambassador captain']),
  };
  const exchange: readonly CoupMove[] = [
    { type: 'act', action: 'exchange' },
    allow,
    allow,
    { type: 'keep', cards: [0, 1] },
  ];
  const tax: CoupMove = { type: 'act', action: 'tax' };
  const doubtAfter = (rounds: number) =>
    share(answers(steady, setup, [...times(3 * rounds, ...exchange), tax]), { type: 'challenge' });
  expect([1, 6, 14].map(doubtAfter)).toEqual([0, 0, 1]);
});
