/** The worked example is played as three books tell it: coins, cards and who is out, step by step. */
import { coup } from '../../../../engine/coup';
import { eventInWords } from '../../../../tools/print';
import { eventsIn } from '../../replay/parts';
import { exampleOf, tableAfter } from './table';

const told = (book: 'persianPlus' | 'persian' | 'russian') =>
  eventsIn(coup, exampleOf(book, 'worked')).map(eventInWords);

describe.each([
  ['FP-34', 'persianPlus'],
  ['FC-42, FC-43, FC-44', 'persian'],
  ['RU-32, RU-37', 'russian'],
] as const)('the worked example (%s)', (_, book) => {
  test.each([
    ['EX-1', '5 contessa duke | 2 captain contessa | 2 assassin duke'],
    ['EX-2', '5 contessa duke | 2 captain assassin | 2 assassin duke'],
    ['EX-3', '5 contessa duke | 2 captain (assassin) | 5 assassin contessa'],
    ['EX-4', '5 contessa duke | 2 captain (assassin) | 5 assassin contessa'],
    ['EX-5', '8 contessa duke | 2 captain (assassin) | 5 assassin contessa'],
    ['EX-6', '8 contessa duke | 3 captain (assassin) | 5 assassin contessa'],
    ['EX-7', '8 contessa duke | 3 captain (assassin) | 2 assassin contessa'],
    ['EX-8', '1 contessa duke | 3 captain (assassin) | 2 assassin (contessa)'],
    ['EX-9', '1 contessa duke | 5 captain (assassin) | out'],
    ['EX-10', '1 contessa duke | 5 captain (assassin) | out'],
  ])('%s: the table is as the book says', (rule, table) => {
    expect(tableAfter(book, 'worked', rule)).toBe(table);
  });

  test('EX-2, EX-9: those who are said to bluff hold no Ambassador; nobody else bluffs', () => {
    const holders = exampleOf(book, 'worked').setup.deck?.slice(0, 6);
    expect(holders).not.toContain('ambassador');
    expect(told(book).filter((line) => line.includes('does not prove'))).toEqual([
      '2 does not prove ambassador',
    ]);
  });

  test('EX-2: an Assassin and a Duke are drawn, a Contessa and a Duke go back', () => {
    expect(told(book)).toEqual(
      expect.arrayContaining(['1 draws 2 cards (assassin, duke)', '1 returns 2 cards (contessa, duke)']),
    );
  });

  test('EX-9: the two coins come from the victim, who has no more', () => {
    expect(told(book)).toContain('1 takes 2 coins from 2');
    expect(told(book).join()).not.toContain('leaves');
  });
});

test.each(['persianPlus', 'persian'] as const)(
  'EX-3 in %s: the Duke is replaced at once, before the challenger loses a card',
  (book) => {
    const lines = told(book);
    expect(lines.indexOf('2 gets a new card 1 (contessa)')).toBeLessThan(
      lines.indexOf('1 turns up card 1: assassin'),
    );
  },
);

test('EX-3, RU-25, RU-38: the Duke is replaced when the turn ends', () => {
  const lines = told('russian');
  expect(lines.slice(lines.indexOf('1 turns up card 1: assassin')).slice(0, 4)).toEqual([
    '1 turns up card 1: assassin',
    '2 takes 3 coins from the treasury',
    '2 gets a new card 1 (contessa)',
    '— the turn of 0 —',
  ]);
});
