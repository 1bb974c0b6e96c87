/** Double danger, the draft, an Embezzlement and the bomb, played as the books tell of them. */
import { coup, type CoupEvent } from '../../../../engine/coup';
import { eventInWords } from '../../../../tools/print';
import { playExample } from '../../../../ui/replay/example';
import { eventsIn } from '../../replay/parts';
import { exampleOf, tableAfter, tableOf } from './table';

type Told = Parameters<typeof exampleOf>;

const told = (...of: Told) => eventsIn(coup, exampleOf(...of)).map(eventInWords);
const lastTable = (...of: Told) => playExample(coup, exampleOf(...of)).at(-1);

/** Since the last turn but one began: the turn that has just ended. */
function lastTurn(...of: Told): readonly CoupEvent[] {
  const events = eventsIn(coup, exampleOf(...of)).slice(0, -1);
  return events.slice(events.findLastIndex(({ type }) => type === 'turn'));
}

describe.each([
  ['FP-35', 'persianPlus'],
  ['FC-45', 'persian'],
  ['RU-30', 'russian'],
] as const)('double danger (%s)', (_, book) => {
  test.each(['doubleDangerChallenge', 'doubleDangerContessa'])('%s: two influences in one turn', (name) => {
    const losses = lastTurn(book, name).filter(({ type }) => type === 'lost' || type === 'out');
    expect(losses).toEqual([
      expect.objectContaining({ type: 'lost', seat: 1 }),
      expect.objectContaining({ type: 'lost', seat: 1 }),
      { type: 'out', seat: 1 },
    ]);
  });

  test('the first way: the Assassin who is challenged is real', () => {
    expect(told(book, 'doubleDangerChallenge')).toEqual(
      expect.arrayContaining(['1 challenges 0: assassin?', '0 proves assassin, showing assassin']),
    );
  });

  test('the second way: the Contessa who is challenged is not there', () => {
    expect(told(book, 'doubleDangerContessa')).toEqual(
      expect.arrayContaining(['1 blocks assassinate as contessa', '1 does not prove contessa']),
    );
  });
});

test('FP-37: the starting player has one coin; each has a card of their own choice and one of the third set', () => {
  const { state } = lastTable('persianPlus', 'draft') ?? {};
  expect(state && tableOf(state)).toBe('1 duke captain | 2 duke assassin');
  expect(state?.court).toHaveLength(3);
});

test('FP-R05, FP-R07: sides are taken in turn, and what is paid to convert lies on the Reserve', () => {
  const lines = told('persianPlus', 'embezzlement');
  expect(lines[0]).toBe('sides are taken: empire, resistance, empire');
  expect(lines).toEqual(
    expect.arrayContaining([
      '0 declares convert at 0, paying 1 coin',
      '1 declares convert at 0, paying 2 coins',
    ]),
  );
});

test('FP-R08, FP-R09: who has no Duke shows it and takes all of the Reserve; the challenger loses a card', () => {
  expect(told('persianPlus', 'embezzlement')).toEqual(
    expect.arrayContaining([
      '0 challenges 2: noDuke?',
      '2 proves noDuke, showing contessa, assassin',
      '0 turns up card 0: ambassador',
      '2 takes 3 coins from the reserve',
    ]),
  );
});

test('FP-R09: who has a Duke loses a card, and the coins stay on the Reserve', () => {
  expect(told('persianPlus', 'embezzlement').slice(-3)).toEqual([
    '1 does not prove noDuke',
    '1 turns up card 1: captain',
    '— the turn of 2 —',
  ]);
  expect(lastTable('persianPlus', 'embezzlement')?.state.reserve).toBe(1);
  expect(tableAfter('persianPlus', 'embezzlement', 'FP-R09')).toMatch(/\| 0 duke \(captain\) \|/);
});

test('FP-A03…A07: the bomb is passed on, proven and passed on, explodes; the next one is defused', () => {
  const bomb = told('persianPlus', 'bombChain').filter((line) => /bomb|contessa/.test(line));
  expect(bomb).toEqual([
    '0 declares bomb at 1, paying 5 coins',
    '0 gives the bomb to 1',
    '1 claims a contessa to pass it to 2',
    '1 gives the bomb to 2',
    '2 claims a contessa to pass it to 3',
    '0 challenges 2: contessa?',
    '2 proves contessa, showing contessa',
    '2 gives the bomb to 3',
    'the bomb explodes on 3',
    'the bomb is back in the middle',
    '1 declares bomb at 2, paying 5 coins',
    '1 gives the bomb to 2',
    '2 claims a contessa to defuse it',
    '2 defuses the bomb',
    'the bomb is back in the middle',
  ]);
});

test('FP-A04: whom the bomb explodes on loses a card of their own choice, and only one', () => {
  expect(tableAfter('persianPlus', 'bombChain', 'FP-A04')).toMatch(/\| 3 assassin \(captain\)$/);
});
