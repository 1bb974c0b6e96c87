import { cops } from '../../../../engine/cops';
import { questions } from '../support/questions';

/** Whose answer each question wants, and whether only they may see it. */
const wanted: Readonly<Record<string, { readonly seat: number; readonly secret: boolean }>> = {
  arrange: { seat: 0, secret: true },
  act: { seat: 0, secret: true },
  beforeAction: { seat: 1, secret: false },
  afterShot: { seat: 1, secret: false },
  atDeath: { seat: 2, secret: false },
  afterAction: { seat: 1, secret: false },
  use: { seat: 2, secret: true },
  reveal: { seat: 0, secret: true },
  keep: { seat: 0, secret: true },
  look: { seat: 3, secret: true },
  aim: { seat: 0, secret: false },
  deflect: { seat: 2, secret: false },
};

describe.each(questions)('asked to %s', (kind, game) => {
  test('one seat is asked, in secret where the answer needs or shows what only it may know', () => {
    expect(cops.asked(game.state)).toEqual({ kind, ...wanted[kind] });
  });

  test('everybody sees who is asked and what, whoever looks', () => {
    for (const viewer of [0, 1, 3, 'table'] as const)
      expect(game.view(viewer).asked).toEqual({ kind, ...wanted[kind] });
  });

  test('there is something to answer, each answer once, in an order that stays', () => {
    const offered = cops.moves(game.state);
    expect(offered.length).toBeGreaterThan(0);
    expect(new Set(offered.map((move) => JSON.stringify(move))).size).toBe(offered.length);
    expect(cops.moves(JSON.parse(JSON.stringify(game.state)) as typeof game.state)).toEqual(offered);
  });
});

test('that is every kind of question there is', () => {
  expect(questions.map(([kind]) => kind).sort()).toEqual(Object.keys(wanted).sort());
});
