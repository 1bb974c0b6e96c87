import { useEffect } from 'react';
import { AccessibilityInfo, View } from 'react-native';
import { Text } from '../Text';

/** What has just happened, for everybody: written small, and spoken where a screen reader is on. */
export function News({ lines }: { lines: readonly string[] }) {
  const spoken = lines.join(' ');

  useEffect(() => {
    // Android and browsers follow the live region by themselves.
    if (spoken !== '' && process.env.EXPO_OS === 'ios') AccessibilityInfo.announceForAccessibility(spoken);
  }, [spoken]);

  return (
    <View aria-live="polite">
      {lines.map((line, index) => (
        <Text key={`${index} ${line}`} variant="small" tone="inkMuted" align="center">
          {line}
        </Text>
      ))}
    </View>
  );
}
