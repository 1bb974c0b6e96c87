import { useRouter } from 'expo-router';
import { rulebooks } from '../../locales/rulebooks/books';
import { ownFirst } from '../../store/rules/ownBooks';
import { MenuPlate } from '../components/MenuPlate';
import { Screen } from '../components/Screen';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { linkTo } from '../rules/anchors';
import { bothNames } from '../rules/bookNames';
import { Search } from '../rules/search/Search';
import { comparisons } from '.';

/** All rulebooks, those of the reader's language first, and the search in them. */
export function RulesPage() {
  const { t, language } = useLanguage();
  const router = useRouter();
  return (
    <Screen title={t('rules.title')}>
      <Search language={language} onOpen={(book, anchor) => router.push(linkTo(book, anchor))}>
        <Text tone="inkMuted">{t('rules.intro')}</Text>
        {ownFirst(rulebooks, language).map((book) => (
          <MenuPlate
            key={book}
            icon="rules"
            kind="plain"
            label={bothNames(t, book)}
            hint={t(`rules.about.${book}`)}
            onPress={() => router.push({ pathname: '/rules/[book]', params: { book } })}
          />
        ))}
        {Object.entries(comparisons).map(([game, { label, hint }]) => (
          <MenuPlate
            key={game}
            icon="ruling"
            kind="plain"
            label={t(label)}
            hint={t(hint)}
            onPress={() => router.push({ pathname: '/rules/compare/[game]', params: { game } })}
          />
        ))}
      </Search>
    </Screen>
  );
}
