import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CoupMove, Role } from '../../../engine/coup';
import { Button } from '../../components/Button';
import { Question } from '../../components/Question';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { useLook, useWanted } from '../../match/question/wanted';
import { space } from '../../theme/tokens';
import { besideCards, Cards, useWidthBesideButton } from './Cards';

interface ChooseOneProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly cards: readonly { readonly role: Role; readonly move: CoupMove }[];
  /** What the button says it will do with the card. */
  readonly confirm: (role: Role) => string;
  readonly kind: 'brass' | 'danger';
  /** The table is in sight above, and leaves less room. */
  readonly besideStage: boolean | undefined;
  readonly onMove: (move: CoupMove) => void;
}

/** A card and then a word to confirm it, or a card that is held: none of this can be taken back. */
export function ChooseOne({ title, lines, cards, confirm, kind, besideStage, onMove }: ChooseOneProps) {
  const { t } = useLanguage();
  const leadsOn = useWanted();
  const look = useLook();
  const [at, setAt] = useState<number | null>(null);
  const width = useWidthBesideButton(cards.length, besideStage ? 'stage' : 'secret');
  const isBeside = width !== null;
  const chosen = at === null ? undefined : cards[at];
  return (
    <View style={{ gap: space.s }}>
      <Question title={title} lines={lines} />
      <View style={isBeside ? styles.beside : styles.below}>
        <Cards
          label={title}
          cards={cards.map(({ role, move }) => ({
            role,
            pointedAt: chosen?.move !== move && leadsOn([move]),
          }))}
          chosen={at === null ? [] : [at]}
          each="radio"
          onTap={setAt}
          onHold={(held) => cards[held] && onMove(cards[held].move)}
          width={width}
        />
        <View style={[styles.below, isBeside && styles.button]}>
          <Button
            label={chosen ? confirm(chosen.role) : t('coup.decision.choose')}
            {...look(kind, chosen ? [chosen.move] : [])}
            {...(isBeside ? { narrow: true } : {})}
            answerKey={cards.length + 1}
            disabled={!chosen}
            onPress={() => chosen && onMove(chosen.move)}
          />
          <Text variant="small" tone="inkMuted" align="center">
            {t('coup.decision.holdCard')}
          </Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  below: { gap: space.s },
  beside: { flexDirection: 'row', justifyContent: 'center', gap: space.s },
  button: { width: besideCards },
});
