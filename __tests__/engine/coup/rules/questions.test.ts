import { coup } from '../../../../engine/coup';
import { questions } from '../support/questions';

/** Whose answer each question wants, and whether the phone must be handed over for it. */
const wanted: Readonly<Record<string, { readonly seat: number; readonly secret: boolean }>> = {
  draft: { seat: 0, secret: true },
  side: { seat: 0, secret: false },
  act: { seat: 0, secret: true },
  challenge: { seat: 1, secret: false },
  block: { seat: 1, secret: false },
  prove: { seat: 0, secret: true },
  lose: { seat: 1, secret: true },
  keep: { seat: 0, secret: true },
  show: { seat: 1, secret: true },
  examine: { seat: 0, secret: true },
  bomb: { seat: 1, secret: false },
  redirect: { seat: 1, secret: false },
};

describe.each(questions.filter(([kind]) => kind !== 'over'))('asked to %s', (kind, game) => {
  test('one seat is asked, in secret where the answer needs or shows what only it may know', () => {
    expect(coup.asked(game.state)).toEqual({ kind, ...wanted[kind] });
  });

  test('everybody sees who is asked and what, whoever looks', () => {
    for (const viewer of [0, 1, 'table'] as const)
      expect(game.view(viewer).asked).toEqual({ kind, ...wanted[kind] });
  });

  test('there is something to answer, each answer once, in an order that stays', () => {
    const offered = coup.moves(game.state);
    expect(offered.length).toBeGreaterThan(0);
    expect(new Set(offered.map((move) => JSON.stringify(move))).size).toBe(offered.length);
    expect(coup.moves(JSON.parse(JSON.stringify(game.state)) as typeof game.state)).toEqual(offered);
  });
});

test('over: nobody is asked', () => {
  const over = questions.find(([kind]) => kind === 'over')?.[1];
  expect(over?.view('table').asked).toBeNull();
  expect(over?.winner).toBe(0);
});
