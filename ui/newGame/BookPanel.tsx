import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { books, ruleBooks, type Book } from '../../engine';
import { hasRoomFor } from '../../store/newGame/coupDraft';
import { Button } from '../Button';
import { Engraving } from '../Engraving';
import { useLanguage } from '../i18n/language';
import { isolated } from '../i18n/written';
import { Icon } from '../Icon';
import { Panel } from '../Panel';
import { Pressable } from '../Pressable';
import { Text } from '../Text';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';

interface BookPanelProps {
  readonly chosen: Book;
  readonly players: number;
  /** Where there is room, or nobody has chosen yet. */
  readonly spread: boolean;
  readonly onChoose: (book: Book) => void;
}

/** The four books side by side; a table that already has one sees just that, until it asks for the others. */
export function BookPanel({ chosen, players, spread, onChoose }: BookPanelProps) {
  const { t } = useLanguage();
  const [asked, setAsked] = useState(false);
  const all = spread || asked;
  return (
    <Panel>
      <Text variant="section" tone="brassInk">
        {t('newGame.book')}
      </Text>
      <View role="radiogroup" aria-label={t('newGame.book')} style={styles.plates}>
        {(all ? books : [chosen]).map((book) => (
          <BookPlate
            key={book}
            book={book}
            players={players}
            chosen={book === chosen}
            onChoose={() => onChoose(book)}
          />
        ))}
      </View>
      {!all && <Button label={t('newGame.otherBooks')} onPress={() => setAsked(true)} />}
    </Panel>
  );
}

interface BookPlateProps {
  readonly book: Book;
  readonly players: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function BookPlate({ book, players, chosen, onChoose }: BookPlateProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const [fewest, most] = ruleBooks[book].seats;
  const ink = chosen ? materials.ink : theme.ink;
  const muted = chosen ? materials.ink : theme.inkMuted;
  return (
    <Pressable
      role="radio"
      checked={chosen}
      onPress={onChoose}
      style={[
        styles.plate,
        chosen
          ? { backgroundColor: materials.brass, borderColor: materials.brassDark }
          : { backgroundColor: theme.raised, borderColor: theme.line },
      ]}
    >
      <Engraving colour={chosen ? materials.brassLight : theme.line} corner={radius.m} />
      <View style={styles.words}>
        <View style={styles.heading}>
          <Text
            variant="heading"
            role="none"
            colour={chosen ? ink : theme.brassInk}
            style={{ flexShrink: 1 }}
          >
            {isolated(t(`coup.books.${book}`))}
          </Text>
          {chosen && <Icon name="check" size={20} colour={ink} />}
        </View>
        <View style={styles.heading}>
          {!hasRoomFor(book, players) && (
            <Icon name="warning" size={18} colour={chosen ? ink : theme.danger} />
          )}
          <Text variant="small" colour={ink} style={{ flexShrink: 1 }}>
            {t('newGame.originAndSeats', { origin: t(`newGame.books.${book}.origin`), fewest, most })}
          </Text>
        </View>
        <Text variant="small" colour={muted}>
          {t(`newGame.books.${book}.first`)}
        </Text>
        <Text variant="small" colour={muted}>
          {t(`newGame.books.${book}.second`)}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  plates: { gap: space.s },
  plate: { borderRadius: radius.m, borderWidth: 1 },
  words: { paddingHorizontal: space.l, paddingVertical: space.m, gap: space.hair },
  heading: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
