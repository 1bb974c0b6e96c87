import { cops, type CopsMove, type Equipment } from '../../../../engine/cops';
import { nextSteps, openAfter, waysOf, withoutChoice, type Step } from '../../../../ui/cops/decisions/ways';
import { at } from '../../../engine/cops/support/play';
import { statesEverywhere } from '../../../engine/cops/properties/tables';

/** Always the option at this place of those there are, from the first question to a move. */
function walk(ways: ReturnType<typeof waysOf>, pick: number) {
  let chosen: readonly Step[] = withoutChoice(ways, []);
  for (;;) {
    const next = nextSteps(ways, chosen);
    const step = next[pick % Math.max(1, next.length)];
    if (step === undefined) return openAfter(ways, chosen)[0]?.move;
    chosen = withoutChoice(ways, [...chosen, step]);
  }
}

/** A sheet leads to the moves of one action, of one card, or of one answer. */
const deedOf = (move: CopsMove) => (move.type === 'use' ? move.equipment : move.type);

test('every move there is can be come to, and every path of choices ends in a legal move', () => {
  for (const state of statesEverywhere(40)) {
    const all = cops.moves(state);
    for (const deed of new Set(all.map(deedOf))) {
      const moves = all.filter((move) => deedOf(move) === deed);
      const ways = waysOf(moves);
      for (const move of moves) expect(ways.some((way) => way.move === move)).toBe(true);
      for (const pick of [0, 1, 5]) expect(moves).toContainEqual(walk(ways, pick));
      for (const { move, steps } of ways.filter((way) => way.steps.length > 0))
        expect(openAfter(ways, steps).map((way) => way.move)).toEqual([move]);
    }
  }
});

describe('what is asked', () => {
  const table = at('base', { equipment: ['blackmail', 'evidenceBag', 'polygraph', 'coffee'] });
  const ofCard = (card: Equipment, game = table) =>
    waysOf(cops.moves(game.state).filter((move) => move.type === 'use' && move.equipment === card));

  test('two players for Blackmail, in either order', () => {
    const ways = ofCard('blackmail');
    expect(nextSteps(ways, []).map((step) => 'seat' in step && step.seat)).toEqual([1, 2, 3]);
    const [first] = nextSteps(ways, [{ ask: 'one', seat: 3 }]);
    expect(first).toMatchObject({ ask: 'cards', of: 3 });
    const others = nextSteps(ways, [
      { ask: 'one', seat: 3 },
      { ask: 'cards', of: 3, cards: [2] },
    ]);
    expect(others.map((step) => 'seat' in step && step.seat)).toEqual([1, 2]);
  });

  test('nothing where there is one thing to choose, unless it comes last', () => {
    const ways = waysOf([
      { type: 'look', target: 2, cards: [0] },
      { type: 'look', target: 2, cards: [1] },
    ]);
    expect(withoutChoice(ways, [])).toEqual([{ ask: 'target', seat: 2 }]);
    expect(withoutChoice(waysOf([{ type: 'aim', target: 2 }]), [])).toEqual([]);
  });

  test('nothing at all for Coffee', () => {
    const ways = waysOf([{ type: 'use', equipment: 'coffee' }]);
    expect(ways).toEqual([{ move: { type: 'use', equipment: 'coffee' }, steps: [] }]);
  });
});
