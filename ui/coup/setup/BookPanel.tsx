import { useRouter } from 'expo-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { books, ruleBooks, type Book } from '../../../engine/coup';
import type { CoupChoices } from '../../../store/coup/setup';
import { ownFirst } from '../../../store/rules/ownBooks';
import { hasRoomFor } from '../../../store/setup/form';
import { Button } from '../../components/Button';
import { useLanguage } from '../../i18n/language';
import { bothNames } from '../../rules/bookNames';
import { RulesSheet } from '../../rules/RulesSheet';
import { BigPlates, type BigPlate } from '../../setup/BigPlates';
import { Fold } from '../../setup/Fold';
import type { ChoicesProps } from '../../setup/SetupScreens';

/** The book on the table, in one line; opened, all four, those of the reader's language first. */
export function BookPanel({ form, onChoose }: ChoicesProps<CoupChoices>) {
  const { choices, seating } = form;
  const { t, language } = useLanguage();
  const router = useRouter();
  const [reads, setReads] = useState(false);
  return (
    <Fold
      title={t('coup.setup.book')}
      summary={bothNames(t, choices.book)}
      hint={t(`coup.setup.books.${choices.book}.first`)}
      isAmiss={!hasRoomFor(ruleBooks[choices.book].seats, seating.length)}
    >
      <BigPlates
        label={t('coup.setup.book')}
        plates={ownFirst(books, language).map((book) => plateOf(t, book, seating.length))}
        chosen={choices.book}
        onChoose={(book) => onChoose({ book })}
      />
      <Button icon="rules" label={t('common.readInRules')} onPress={() => setReads(true)} />
      <Button
        icon="learn"
        label={t('coup.setup.learn')}
        onPress={() =>
          router.push({ pathname: '/learn/[game]', params: { game: 'coup', book: choices.book } })
        }
      />
      {reads && <RulesSheet book={choices.book} onClose={() => setReads(false)} />}
    </Fold>
  );
}

function plateOf(t: TFunction, book: Book, players: number): BigPlate<Book> {
  const { seats } = ruleBooks[book];
  const [fewest, most] = seats;
  return {
    value: book,
    title: bothNames(t, book),
    lead: t('coup.setup.originAndSeats', { origin: t(`coup.setup.books.${book}.origin`), fewest, most }),
    lines: [t(`coup.setup.books.${book}.first`), t(`coup.setup.books.${book}.second`)],
    isAmiss: !hasRoomFor(seats, players),
  };
}
