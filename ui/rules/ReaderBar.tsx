import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import type { Language } from '../../store/languages';
import { useReading } from '../../store/rules/reading';
import { IconButton } from '../components/IconButton';
import { useGoBack } from '../components/Screen';
import { Sheet } from '../components/Sheet';
import { useSides } from '../theme/sides';
import { Note } from '../components/Text';
import { UnkeptMark } from '../components/UnkeptMark';
import { useLanguage } from '../i18n/language';
import { space, twoPaneWidth } from '../theme/tokens';
import { addressOf } from './anchors';
import { BookTabs } from './BookTabs';
import { Contents } from './Contents';
import { OtherLanguages } from './OtherLanguages';
import { anchorAt, indexOfAnchor } from './passages';
import { playedFrom } from './played';
import { Search } from './search/Search';
import { shareAddress } from './share';
import type { Shared } from './shared';

interface ReaderBarProps {
  readonly book: Rulebook;
  readonly language: Language;
  /** The section in sight. */
  readonly anchor: string;
  readonly text: BookText;
  readonly onLanguage: (language: Language) => void;
  readonly onBook: (book: Rulebook, anchor: string) => void;
}

/** Which book it is, where else the section in sight can be read, and what can be done with it. */
export function ReaderBar({ book, language, anchor, text, onLanguage, onBook }: ReaderBarProps) {
  const { t } = useLanguage();
  const { width } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const goBack = useGoBack('/rules');
  const [isSearching, setSearching] = useState(false);
  const [asked, setAsked] = useState('');
  const played = playedFrom(useReading((reading) => reading.played));
  const [shared, setShared] = useState<Shared | null>(null);
  const at = indexOfAnchor(text, anchor);
  const open = (other: Rulebook, there: string) => {
    setSearching(false);
    onBook(other, there);
  };
  const isWide = width >= twoPaneWidth;
  const tabs = <BookTabs {...{ book, anchor, onBook }} />;
  return (
    <View>
      <View style={[styles.bar, sides, { paddingTop: insets.top + space.xs }]}>
        <IconButton icon="back" label={t('common.back')} onPress={goBack} />
        <View style={[styles.middle, isWide && styles.apart]}>{isWide && tabs}</View>
        <OtherLanguages {...{ language, onLanguage }} />
        <UnkeptMark />
        <IconButton icon="search" label={t('rules.search')} onPress={() => setSearching(true)} />
        <IconButton
          icon="share"
          label={t('rules.share')}
          onPress={() => void shareAddress(addressOf(book, anchor, language)).then(setShared)}
        />
      </View>
      {!isWide && (
        <View style={sides}>
          <View style={styles.below}>{tabs}</View>
        </View>
      )}
      <View role="status" aria-live="polite" style={sides}>
        {(shared === 'copied' || shared === 'failed') && (
          <Note>{t(shared === 'copied' ? 'rules.copied' : 'rules.notShared')}</Note>
        )}
      </View>
      <Sheet visible={isSearching} title={t('rules.search')} onClose={() => setSearching(false)}>
        {isSearching && (
          <Search {...{ book, played, language, asked }} onAsk={setAsked} onOpen={open}>
            <Contents text={text} at={at} onGo={(index) => open(book, anchorAt(text, index))} />
          </Search>
        )}
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  /** With the warning of `UnkeptMark`, the narrowest phone needs a second line. */
  bar: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  middle: { flex: 1 },
  apart: { paddingHorizontal: space.s },
  /** Four long names need the full width. */
  below: { marginHorizontal: -space.s, paddingBottom: space.xs },
});
