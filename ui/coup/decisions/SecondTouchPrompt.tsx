import { View } from 'react-native';
import type { Seat } from '../../../engine/core';
import type { Action, CoupView } from '../../../engine/coup';
import { Text } from '../../components/Text';
import { useSecondTouch } from '../../components/useSecondTouch';
import { useLanguage } from '../../i18n/language';
import { hiddenCards } from './words';

/** What asks for the second touch, on the thing that has been touched once; its place is there before, so that it is heard. */
export function SecondTouchPrompt({ words }: { readonly words: string | null }) {
  return (
    <View aria-live="polite">
      {words !== null && (
        <Text variant="label" tone="brassInk">
          {words}
        </Text>
      )}
    </View>
  );
}

/** Nobody answers a coup, and a last influence is turned up at once: there is nothing left to take back. */
export const isForGood = (view: CoupView, action: Action, target: Seat): boolean =>
  action === 'coup' && hiddenCards(view, target).length === 1;

interface Choice {
  readonly action: Action;
  /** Null where it cannot be chosen now. */
  readonly onPress: (() => void) | null;
  readonly isForGood: boolean;
}

const nothing = () => {};

/** How an action is chosen: by a touch, or for good by two; and what then asks for the second. */
export function useTouches({ action, onPress, isForGood }: Choice) {
  const { t } = useLanguage();
  const { isArmed, ...twice } = useSecondTouch(onPress ?? nothing);
  if (onPress === null || !isForGood) return { touches: { onPress }, again: null };
  const again = isArmed ? t('common.touchAgain', { what: t(`coup.actions.${action}`) }) : null;
  return { touches: { ...twice, meaning: again ?? '' }, again };
}
