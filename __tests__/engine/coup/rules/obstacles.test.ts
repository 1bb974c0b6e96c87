import { below, seeded } from '../../../../engine';
import {
  actionRules,
  actions,
  books,
  coup,
  obstacle,
  ruleBooks,
  seatsInReach,
  type CoupSetup,
  type Obstacle,
} from '../../../../engine/coup';
import { at, type Table } from '../support/play';

const everything = { sixth: 'inquisitor', factions: true, anarchist: true } as const;
const noAnarchist = { sixth: 'inquisitor', factions: true } as const;
const hands = ['duke inquisitor', 'assassin contessa', 'inquisitor duke'];
const sides = ['empire', 'resistance', 'empire'] as const;
const allOfOneSide = ['empire', 'empire', 'empire'] as const;

const notInTheClassicGame = ['examine', 'convert', 'embezzle', 'bomb'] as const;

const plus = (table: Partial<Table>) =>
  at('persianPlus', { hands, coins: [8, 2, 2], parties: sides, options: everything, ...table }).view(0);

describe('what keeps a player from an action', () => {
  test.each<readonly [string, Partial<Table>, (typeof actions)[number], Obstacle | null]>([
    ['FP-15: nothing but a coup with 10 coins', { coins: [10, 2, 2] }, 'income', { why: 'mustCoup' }],
    ['FP-15: and the coup itself', { coins: [10, 2, 2] }, 'coup', null],
    ['C-35: not even a conversion', { coins: [12, 2, 2] }, 'convert', { why: 'mustCoup' }],
    ['C-63: nor the bomb', { coins: [10, 2, 2] }, 'bomb', { why: 'mustCoup' }],
    ['C-27: a coup at 9 is a choice', { coins: [9, 2, 2] }, 'income', null],
    ['FP-18: a coup costs 7', { coins: [6, 2, 2] }, 'coup', { why: 'coins', needs: 7 }],
    ['FP-20: an assassination costs 3', { coins: [2, 2, 2] }, 'assassinate', { why: 'coins', needs: 3 }],
    ['FP-A03: the bomb costs 5', { coins: [4, 2, 2] }, 'bomb', { why: 'coins', needs: 5 }],
    ['FP-A03: and 5 are enough', { coins: [5, 2, 2] }, 'bomb', null],
    ['FP-A03: no bomb without the Anarchist', { options: noAnarchist }, 'bomb', { why: 'notInThisGame' }],
    ['FP-R07: a conversion costs 1', { coins: [0, 2, 2] }, 'convert', { why: 'coins', needs: 1 }],
    ['C-43: the reserve is empty', { reserve: 0 }, 'embezzle', { why: 'emptyReserve' }],
    ['FP-R08: one coin in it is enough', { reserve: 1 }, 'embezzle', null],
    ['C-24: nobody has coins', { coins: [3, 0, 0] }, 'steal', { why: 'nobodyToRob' }],
    ['FP-R06: only a fellow has coins', { coins: [3, 0, 2] }, 'steal', { why: 'onlyFellows' }],
    [
      'C-36: who may be robbed once all are fellows',
      { coins: [3, 0, 2], parties: allOfOneSide },
      'steal',
      null,
    ],
    ['C-34: somebody can always be overthrown', { parties: allOfOneSide, coins: [10, 2, 2] }, 'coup', null],
  ])('%s', (_, table, action, reason) => {
    expect(obstacle(plus(table), action)).toEqual(reason);
  });

  test.each(notInTheClassicGame)('FP-01: %s belongs to what the classic game lacks', (action) => {
    const classic = at('persian', {
      hands: ['duke captain', 'captain duke', 'contessa duke'],
      coins: [12, 2, 2],
    });
    expect(obstacle(classic.view(0), action)).toEqual({ why: 'notInThisGame' });
  });

  test('FC-22 in the classic game: 10 coins leave a coup', () => {
    const rich = at('persian', {
      hands: ['duke captain', 'captain duke', 'assassin duke'],
      coins: [10, 0, 1],
    }).view(0);
    expect(actions.filter((action) => obstacle(rich, action) === null)).toEqual(['coup']);
    expect(obstacle(rich, 'steal', 2)).toEqual({ why: 'mustCoup' });
  });

  test('C-24: somebody without coins is not robbed', () => {
    const table = plus({ coins: [3, 0, 2], parties: allOfOneSide });
    expect(obstacle(table, 'steal', 1)).toEqual({ why: 'noCoins' });
    expect(obstacle(table, 'steal', 2)).toBeNull();
  });
});

describe('what keeps a player from aiming it at somebody', () => {
  test('FP-R06: a fellow is spared', () => {
    expect(obstacle(plus({}), 'coup', 2)).toEqual({ why: 'fellow' });
    expect(obstacle(plus({}), 'coup', 1)).toBeNull();
  });

  test('FP-R07: with one coin only one’s own party can be turned', () => {
    const poor = plus({ coins: [1, 2, 2] });
    expect(obstacle(poor, 'convert', 0)).toBeNull();
    expect(obstacle(poor, 'convert', 1)).toEqual({ why: 'coins', needs: 2 });
  });

  test('C-30: nobody overthrows themselves, or somebody who is out', () => {
    const table = plus({ hands: ['duke inquisitor', '(assassin) (contessa)', 'inquisitor duke'] });
    expect(obstacle(table, 'coup', 0)).toEqual({ why: 'outOfReach' });
    expect(obstacle(table, 'coup', 1)).toEqual({ why: 'outOfReach' });
    expect(seatsInReach(table, 'coup')).toEqual([2]);
    expect(seatsInReach(table, 'convert')).toEqual([0, 2]);
    expect(seatsInReach(table, 'tax')).toEqual([]);
  });

  test('C-64: a bomb may go to a fellow', () => {
    expect(obstacle(plus({}), 'bomb', 2)).toBeNull();
  });
});

test.each(books.map((book) => [book]))(
  '%s: there is an obstacle exactly where no move is offered',
  (book) => {
    const plusOnly = ruleBooks[book].factions;
    const setups: readonly CoupSetup[] = [
      { book, players: 4, first: 0 },
      { book, players: 3, first: 1, options: plusOnly ? everything : {} },
      { book, players: ruleBooks[book].seats[1], first: 0, options: plusOnly ? everything : {} },
    ];
    let asked = 0;
    for (const [seed, setup] of [...setups, ...setups].entries()) {
      let state = coup.deal(setup, seed);
      let luck = seeded(seed);
      for (let question = coup.asked(state); question !== null; question = coup.asked(state)) {
        const moves = coup.moves(state);
        if (question.kind === 'act') {
          asked += 1;
          const view = coup.view(state, question.seat);
          const seats = [...view.seats.keys()];
          const offered = moves.flatMap((move) => (move.type === 'act' ? [move] : []));
          for (const action of actions) {
            const targets = offered.filter((move) => move.action === action).map(({ target }) => target);
            expect([action, obstacle(view, action) === null]).toEqual([action, targets.length > 0]);
            const open = seats.filter(
              (seat) => actionRules[action].target !== 'nobody' && obstacle(view, action, seat) === null,
            );
            expect(open).toEqual(targets.filter((target) => target !== undefined));
          }
        }
        const [index, next] = below(moves.length, luck);
        luck = next;
        state = coup.play(state, moves[index] ?? fail()).state;
      }
    }
    expect(asked).toBeGreaterThan(30);
  },
);

function fail(): never {
  throw new Error('There is nothing to answer.');
}
