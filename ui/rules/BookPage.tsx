import { useLocalSearchParams, useRouter } from 'expo-router';
import { isRulebook, type Rulebook } from '../../locales/rulebooks/books';
import { languages, type Language } from '../../store/languages';
import { DeadEnd } from '../components/DeadEnd';
import { useLanguage } from '../i18n/language';
import { WhenHere } from '../later/WhenHere';
import { addressOf, slugOf } from './anchors';
import { Reader } from './Reader';
import { bookTexts } from './texts';

/** The parts of an address such as `/rules/russian?lang=fa#challenge`. */
type Address = Readonly<{ book: string; lang?: string; '#'?: string }>;

const isLanguage = (word: string | undefined): word is Language =>
  languages.some((language) => language === word);

/** A rulebook in the language of the address, or else in the reader's. */
export function BookPage() {
  const { book, lang, '#': slug } = useLocalSearchParams<Address>();
  const { language } = useLanguage();
  if (!isRulebook(book)) return <NoBook />;
  return <OpenBook book={book} language={isLanguage(lang) ? lang : language} slug={slug ?? null} />;
}

interface OpenBookProps {
  readonly book: Rulebook;
  readonly language: Language;
  readonly slug: string | null;
}

function OpenBook({ book, language, slug }: OpenBookProps) {
  const router = useRouter();
  return (
    <WhenHere part={bookTexts[book][language]}>
      {(text) => (
        <Reader
          key={`${book} ${language}`}
          book={book}
          language={language}
          text={text}
          slug={slug}
          onSection={(anchor) => router.setParams({ '#': slugOf(book, anchor) })}
          onLanguage={(other, anchor) => router.push(addressOf(book, anchor, other))}
          onBook={(other, anchor) => router.push(addressOf(other, anchor, language))}
        />
      )}
    </WhenHere>
  );
}

function NoBook() {
  const { t } = useLanguage();
  return (
    <DeadEnd
      page={t('rules.title')}
      title={t('rules.noBook')}
      text={t('rules.noBookText')}
      wayOut={t('rules.toBooks')}
      to="/rules"
    />
  );
}
