import { useState } from 'react';
import type { GameTypes } from '../../engine/core';
import { ownFirst } from '../../store/rules/ownBooks';
import type { Rulebook } from '../../locales/rulebooks/books';
import { Button } from '../components/Button';
import { MenuPlate } from '../components/MenuPlate';
import { Sheet } from '../components/Sheet';
import { useLanguage } from '../i18n/language';
import { bookName, bothNames } from '../rules/bookNames';
import type { GameLesson, GameLessons } from './lesson';

interface OtherBooksProps<G extends GameTypes> {
  readonly lessons: GameLessons<G>;
  readonly lesson: GameLesson<G>;
  readonly onChoose: (book: Rulebook) => void;
}

/** The book that is taught, in one line; opened, those that can be learnt instead, the reader's own first. */
export function OtherBooks<G extends GameTypes>({ lessons, lesson, onChoose }: OtherBooksProps<G>) {
  const { t, language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const inShort = (book: Rulebook) => lessons.find((one) => one.book === book)?.apart?.inShort(t) ?? '';
  const books = lessons.map(({ book }) => book);
  return (
    <>
      <Button
        icon="rules"
        label={t('lesson.byBook', { book: bookName(t, lesson.book) })}
        onPress={() => setOpen(true)}
      />
      <Sheet visible={isOpen} title={t('lesson.whichBook')} onClose={() => setOpen(false)}>
        {ownFirst(books, language).map((book) => (
          <MenuPlate
            key={book}
            icon="rules"
            kind={book === lesson.book ? 'brass' : 'plain'}
            label={bothNames(t, book)}
            hint={inShort(book)}
            onPress={() => {
              setOpen(false);
              onChoose(book);
            }}
          />
        ))}
      </Sheet>
    </>
  );
}
