import type { TFunction } from 'i18next';
import { books, ruleBooks, type RuleBook } from '../../../engine/coup';

/** Something the books differ in: its line in docs/rules/coup.md, and what each book says. */
export interface Difference {
  readonly id: string;
  readonly topic: string;
  /** In the order of `books`. */
  readonly byBook: readonly string[];
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** All differences of the books, read off the data that the games are played by. */
export function differencesIn(t: TFunction): readonly Difference[] {
  const inAll = (say: (book: RuleBook) => string) => books.map((book) => say(ruleBooks[book]));
  return [
    {
      id: 'B17',
      topic: t('coup.differences.topics.seats'),
      byBook: inAll(({ seats: [fewest, most] }) => t('coup.differences.seats', { fewest, most })),
    },
    {
      id: 'B1',
      topic: t('coup.differences.topics.firstPlayer'),
      byBook: inAll(({ firstPlayer }) => t(`coup.differences.firstPlayer.${firstPlayer}`)),
    },
    {
      id: 'B18',
      topic: t('coup.differences.topics.twoPlayers'),
      byBook: inAll(({ twoPlayers }) =>
        twoPlayers.map((way) => t(`coup.differences.ways.${way}`)).join(' · '),
      ),
    },
    {
      id: 'B2',
      topic: t('coup.differences.topics.refund'),
      byBook: inAll((book) => t(`coup.differences.refund.${yesOrNo(book.refundOnLostChallenge)}`)),
    },
    {
      id: 'B4',
      topic: t('coup.differences.topics.replacement'),
      byBook: inAll(({ replacement }) => t(`coup.differences.replacement.${replacement}`)),
    },
    {
      id: 'B6',
      topic: t('coup.differences.topics.proof'),
      byBook: inAll((book) => t(`coup.differences.proof.${yesOrNo(book.mayDeclineProof)}`)),
    },
    {
      id: 'B8',
      topic: t('coup.differences.topics.sixth'),
      byBook: inAll(({ sixthCharacter }) => t(`coup.differences.sixth.${sixthCharacter}`)),
    },
    {
      id: 'B9',
      topic: t('coup.differences.topics.examine'),
      byBook: inAll(({ sixthCharacter, examine }) =>
        t(`coup.differences.examine.${sixthCharacter === 'none' ? 'none' : examine}`),
      ),
    },
    {
      id: 'B21',
      topic: t('coup.differences.topics.factions'),
      byBook: inAll(({ factions }) => t(`coup.differences.part.${yesOrNo(factions)}`)),
    },
    {
      id: 'B21',
      topic: t('coup.differences.topics.anarchist'),
      byBook: inAll(({ anarchist }) => t(`coup.differences.part.${yesOrNo(anarchist)}`)),
    },
  ];
}
