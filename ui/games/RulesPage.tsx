import { useRouter } from 'expo-router';
import { rulebooks } from '../../locales/rulebooks/books';
import { ownFirst } from '../../store/rules/ownBooks';
import { changeReading, useReading } from '../../store/rules/reading';
import { MenuPlate } from '../components/MenuPlate';
import { Screen } from '../components/Screen';
import { Switch } from '../components/Switch';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { linkTo } from '../rules/anchors';
import { bothNames } from '../rules/bookNames';
import { playedFrom } from '../rules/played';
import { Search } from '../rules/search/Search';
import { useAskedInAddress } from '../rules/search/useAskedInAddress';
import { comparisons } from '.';

/** All rulebooks, those of the reader's language first, and the search in them. */
export function RulesPage() {
  const { t, language } = useLanguage();
  const router = useRouter();
  const { asked, onAsk, keep } = useAskedInAddress();
  const { played, ruleNumbers } = useReading();
  return (
    <Screen title={t('rules.title')}>
      <Search
        played={playedFrom(played)}
        {...{ language, asked, onAsk }}
        onOpen={(book, anchor) => {
          keep();
          router.push(linkTo(book, anchor));
        }}
      >
        <Text tone="inkMuted">{t('rules.intro')}</Text>
        {ownFirst(rulebooks, language).map((book) => (
          <MenuPlate
            key={book}
            icon="rules"
            kind="plain"
            label={bothNames(t, book)}
            hint={t(`rules.about.${book}`)}
            address={`/rules/${book}`}
            onPress={() => router.push(`/rules/${book}`)}
          />
        ))}
        <Switch
          label={t('rules.numbers')}
          hint={t('rules.numbersHint')}
          on={ruleNumbers}
          onChange={(on) => changeReading({ ruleNumbers: on })}
        />
        {Object.entries(comparisons).map(([game, { label, hint }]) => (
          <MenuPlate
            key={game}
            icon="ruling"
            kind="plain"
            label={t(label)}
            hint={t(hint)}
            address={`/rules/compare/${game}`}
            onPress={() => router.push(`/rules/compare/${game}`)}
          />
        ))}
      </Search>
    </Screen>
  );
}
