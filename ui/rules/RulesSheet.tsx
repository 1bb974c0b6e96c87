import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { InPlace } from '../later/InPlace';
import { space } from '../theme/tokens';
import { anchorNamed } from './anchors';
import { bookName } from './bookNames';
import { Contents } from './Contents';
import { indexOfAnchor, indexOfRule } from './passages';
import { SectionView } from './SectionView';
import { Turn } from './Turn';
import { bookTexts } from './texts';

interface Asked {
  readonly book: Rulebook;
  /** The word of a section, such as `challenge`; the cover if neither this nor a rule is named. */
  readonly section?: string | undefined;
  /** The id of a rule, such as `FC-22`. */
  readonly rule?: string | undefined;
}

/** A rulebook laid over the game: nothing below it moves, and closing it leads back to the very same question. */
export function RulesSheet({ onClose, ...asked }: Asked & { readonly onClose: () => void }) {
  const { t, language } = useLanguage();
  return (
    <Sheet visible title={bookName(t, asked.book)} onClose={onClose}>
      <InPlace part={bookTexts[asked.book][language]}>
        {(text) => <OneSection {...asked} text={text} />}
      </InPlace>
    </Sheet>
  );
}

/** The index of the section that was asked for; -1 if this book does not have it. */
function indexFor(book: Rulebook, text: BookText, section: string | undefined, rule: string | undefined) {
  if (rule !== undefined) return indexOfRule(text, rule);
  return section === undefined ? 0 : indexOfAnchor(text, anchorNamed(book, section) ?? '');
}

/** One section, with ways to the others. */
function OneSection({ book, text, section, rule }: Asked & { readonly text: BookText }) {
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
    <View style={styles.section}>
      <SectionView book={book} section={open} sought={rule} />
      <Contents text={text} at={at} within={open.anchor} onGo={go} />
      <View style={styles.ways}>
        <Turn text={text} way="before" to={at - 1} onGo={go} />
        <Button icon="contents" label={t('rules.contents')} onPress={() => setChoosing(true)} />
        <Turn text={text} way="after" to={at + 1} onGo={go} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.l },
  ways: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.s },
});
