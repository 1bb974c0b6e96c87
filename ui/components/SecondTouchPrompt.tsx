import { View } from 'react-native';
import { useLanguage } from '../i18n/language';
import { Text } from './Text';
import { useSecondTouch } from './useSecondTouch';

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

interface Choice {
  /** What is chosen, in words. */
  readonly what: string;
  /** Null where it cannot be chosen now. */
  readonly onPress: (() => void) | null;
  readonly isForGood: boolean;
}

const nothing = () => {};

/** How something is chosen: by a touch, or for good by two; and what then asks for the second. */
export function useTouches({ what, onPress, isForGood }: Choice) {
  const { t } = useLanguage();
  const { isArmed, ...twice } = useSecondTouch(onPress ?? nothing);
  if (onPress === null || !isForGood) return { touches: { onPress }, again: null };
  const again = isArmed ? t('common.touchAgain', { what }) : null;
  return { touches: { ...twice, meaning: again ?? '' }, again };
}
