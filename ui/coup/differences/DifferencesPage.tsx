import type { TFunction } from 'i18next';
import { books, ruleBooks, type Book, type RuleBook } from '../../../engine/coup';
import type { differences as words } from '../../../locales/en/coup/differences';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { Peculiarity } from '../../lesson/lesson';
import { bookName } from '../../rules/bookNames';
import { RuleTable } from '../../rules/RuleTable';

/** The four books of Coup side by side. */
export function DifferencesPage() {
  const { t } = useLanguage();
  return (
    <Screen title={t('coup.differences.title')} width={1080} justText>
      <Text tone="inkMuted">{t('coup.differences.intro')}</Text>
      <RuleTable
        table={{
          type: 'table',
          head: [[t('coup.differences.topic')], ...books.map((book) => [bookName(t, book)])],
          rows: differencesIn(t).map(({ topic, byBook }) => ({
            cells: [[topic], ...byBook.map((said) => [said])],
            ids: [],
          })),
        }}
      />
    </Screen>
  );
}

type Topic = keyof (typeof words)['topics'];

/** Something the books differ in: its line in docs/rules/coup.md, and what each book says. */
interface Difference {
  readonly id: string;
  readonly topic: string;
  /** In the order of `books`. */
  readonly byBook: readonly string[];
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** All differences of the books, read off the data that the games are played by. */
export function differencesIn(t: TFunction): readonly Difference[] {
  const row = (id: string, topic: Topic, say: (book: RuleBook) => string): Difference => ({
    id,
    topic: t(`coup.differences.topics.${topic}`),
    byBook: books.map((book) => say(ruleBooks[book])),
  });
  return [
    row('B17', 'seats', ({ seats: [fewest, most] }) => t('coup.differences.seats', { fewest, most })),
    row('B1', 'firstPlayer', ({ firstPlayer }) => t(`coup.differences.firstPlayer.${firstPlayer}`)),
    row('B18', 'twoPlayers', ({ twoPlayers }) =>
      twoPlayers.map((way) => t(`coup.differences.ways.${way}`)).join(' · '),
    ),
    row('B2', 'refund', (book) => t(`coup.differences.refund.${yesOrNo(book.refundOnLostChallenge)}`)),
    row('B4', 'replacement', ({ replacement }) => t(`coup.differences.replacement.${replacement}`)),
    row('B6', 'proof', (book) => t(`coup.differences.proof.${yesOrNo(book.mayDeclineProof)}`)),
    row('B8', 'sixth', ({ sixthCharacter }) => t(`coup.differences.sixth.${sixthCharacter}`)),
    row('B9', 'examine', ({ sixthCharacter, examine }) =>
      t(`coup.differences.examine.${sixthCharacter === 'none' ? 'none' : examine}`),
    ),
    row('B21', 'factions', ({ factions }) => t(`coup.differences.part.${yesOrNo(factions)}`)),
    row('B21', 'anarchist', ({ anarchist }) => t(`coup.differences.part.${yesOrNo(anarchist)}`)),
  ];
}

/** What sets a book apart: no more than one of the others says the same. */
export const peculiaritiesOf = (t: TFunction, book: Book): readonly Peculiarity[] =>
  differencesIn(t).flatMap(({ topic, byBook }) => {
    const said = byBook[books.indexOf(book)] ?? '';
    return byBook.filter((one) => one === said).length > 2 ? [] : [{ topic, said }];
  });
