import { books, ruleBooks, type Book } from '../../../../engine/coup';

/** One rule as several books tell it, for `describe.each` and `test.each`: its ids in each book, then the book. */
export const tellings = (ids: Partial<Record<Book, string>>) =>
  books.flatMap((book) => {
    const told = ids[book];
    return told === undefined ? [] : [[told, book] as const];
  });

/** An answer to a challenge, in the books that ask for one: in Russian there is nothing to ask (B6). */
export const whereAsked = (book: Book, answer: string) => (ruleBooks[book].mayDeclineProof ? answer : '');
