import { books, ruleBooks, type Book } from '../../../../engine/coup';
import { idPrefixes } from '../../../support/ruleIds';

/** One rule as several books tell it, for `describe.each` and `test.each`: its ids in each book, then the book. */
export const tellings = (ids: string) =>
  books.flatMap((book) => {
    const told = ids.split(' ').filter((id) => id.startsWith(idPrefixes[book]));
    return told.length === 0 ? [] : [[told.join(' '), book] as const];
  });

/** An answer to a challenge, in the books that ask for one: in Russian there is nothing to ask (B6). */
export const whereAsked = (book: Book, answer: string) => (ruleBooks[book].mayDeclineProof ? answer : '');
