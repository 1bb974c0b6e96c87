import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import { Button } from '../components/Button';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { InPlace } from '../later/InPlace';
import { space } from '../theme/tokens';
import { anchorNamed } from './anchors';
import { Contents } from './Contents';
import { indexOfAnchor, indexOfRule } from './passages';
import { SectionView } from './SectionView';
import { Turn } from './Turn';
import { bookTexts } from './texts';

interface RulesInPlaceProps {
  readonly book: Rulebook;
  readonly section?: string | undefined;
  readonly rule?: string | undefined;
}

/** One section of a rulebook in the language in use, with ways to the others: for a sheet over something else. */
export function RulesInPlace({ book, section, rule }: RulesInPlaceProps) {
  const { language } = useLanguage();
  return (
    <InPlace part={bookTexts[book][language]}>
      {(text) => <Leaf book={book} text={text} section={section} rule={rule} />}
    </InPlace>
  );
}

/** What was asked for; nothing if this book does not know it. */
function indexFor(book: Rulebook, text: BookText, section: string | undefined, rule: string | undefined) {
  if (rule !== undefined) return indexOfRule(text, rule);
  return section === undefined ? 0 : indexOfAnchor(text, anchorNamed(book, section) ?? '');
}

function Leaf({ book, text, section, rule }: RulesInPlaceProps & { readonly text: BookText }) {
  const { t } = useLanguage();
  const [at, setAt] = useState(() => indexFor(book, text, section, rule));
  const [choosing, setChoosing] = useState(at < 0);
  const open = text.sections[at];
  const go = (index: number) => {
    setAt(index);
    setChoosing(false);
  };
  if (choosing || !open)
    return (
      <>
        {at < 0 && <Text tone="inkMuted">{t('rules.lost')}</Text>}
        <Contents text={text} at={at} onGo={go} />
      </>
    );
  return (
    <View style={styles.leaf}>
      <SectionView book={book} section={open} sought={rule} />
      <View style={styles.ways}>
        <Turn text={text} way="before" to={at - 1} onGo={go} />
        <Button icon="contents" label={t('rules.contents')} onPress={() => setChoosing(true)} />
        <Turn text={text} way="after" to={at + 1} onGo={go} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  leaf: { gap: space.l },
  ways: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.s },
});
