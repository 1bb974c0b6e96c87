import { useEffect } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Says something aloud on an iPhone. Android and browsers follow a live region by themselves. */
export function useSpoken(words: string): void {
  useEffect(() => {
    if (words !== '' && process.env.EXPO_OS === 'ios') AccessibilityInfo.announceForAccessibility(words);
  }, [words]);
}
