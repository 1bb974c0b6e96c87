import { useState } from 'react';
import { View } from 'react-native';
import type { CoupMove, Role } from '../../../engine';
import { Button } from '../../Button';
import { useLanguage } from '../../i18n/language';
import { space } from '../../theme/tokens';
import { Cards } from './Cards';
import { Question } from './Question';

interface ChooseOneProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly cards: readonly { readonly role: Role; readonly move: CoupMove }[];
  /** What the button says it will do with the card. */
  readonly confirm: (role: Role) => string;
  readonly kind: 'brass' | 'danger';
  readonly onMove: (move: CoupMove) => void;
}

/** A card and then a word to confirm it: none of this can be taken back. */
export function ChooseOne({ title, lines, cards, confirm, kind, onMove }: ChooseOneProps) {
  const { t } = useLanguage();
  const [at, setAt] = useState<number | null>(null);
  const chosen = at === null ? undefined : cards[at];
  return (
    <View style={{ gap: space.m }}>
      <Question title={title} lines={lines} />
      <Cards label={title} cards={cards} chosen={at === null ? [] : [at]} each="radio" onTap={setAt} />
      <Button
        label={chosen ? confirm(chosen.role) : t('decision.choose')}
        kind={kind}
        disabled={!chosen}
        onPress={() => chosen && onMove(chosen.move)}
      />
    </View>
  );
}
