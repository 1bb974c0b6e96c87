import { StyleSheet, View } from 'react-native';
import { ruleBooks, type Book } from '../../engine';
import { canDeal, problemWith, roomierBook, type CoupDraft } from '../../store/newGame/coupDraft';
import { Button } from '../Button';
import { useLanguage } from '../i18n/language';
import { Text } from '../Text';
import { space } from '../theme/tokens';

interface DealFooterProps {
  readonly draft: CoupDraft;
  readonly onDeal: () => void;
  readonly onOpen: (book: Book) => void;
  readonly onKeepFirst: (players: number) => void;
}

/** The way into the game; where it is barred, why, and what would clear it. */
export function DealFooter({ draft, onDeal, onOpen, onKeepFirst }: DealFooterProps) {
  const { t } = useLanguage();
  const problem = problemWith(draft);
  const players = draft.company.length;
  const [fewest, most] = ruleBooks[draft.book].seats;
  const roomier = roomierBook(draft);
  return (
    <View style={styles.footer}>
      {problem === 'sameName' && (
        <Text variant="small" tone="danger" align="center">
          {t('newGame.problems.sameName')}
        </Text>
      )}
      {problem === 'seats' && (
        <>
          <Text variant="small" tone="danger" align="center" accessibilityLiveRegion="polite">
            {t('newGame.problems.seats', { book: t(`coup.books.${draft.book}`), fewest, most, players })}
          </Text>
          <View style={styles.remedies}>
            {roomier && (
              <View style={styles.remedy}>
                <Button
                  label={t('newGame.playInstead', { book: t(`coup.books.${roomier}`) })}
                  onPress={() => onOpen(roomier)}
                />
              </View>
            )}
            {players > most && (
              <View style={styles.remedy}>
                <Button label={t('newGame.keepFirst', { players: most })} onPress={() => onKeepFirst(most)} />
              </View>
            )}
          </View>
        </>
      )}
      <Button
        label={t('newGame.deal')}
        icon="newGame"
        kind="brass"
        sound="deal"
        onPress={onDeal}
        disabled={!canDeal(draft)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { gap: space.s },
  remedies: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  remedy: { flexGrow: 1, maxWidth: '100%' },
});
