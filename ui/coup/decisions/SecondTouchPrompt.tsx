import { View } from 'react-native';
import { Text } from '../../components/Text';

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
