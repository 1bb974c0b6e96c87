import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether a screen reader is speaking. A browser never tells; there the answer is no. */
export function useScreenReader(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    AccessibilityInfo.isScreenReaderEnabled().then(setOn, () => setOn(false));
    const subscription = AccessibilityInfo.addEventListener('screenReaderChanged', setOn);
    return () => subscription.remove();
  }, []);
  return process.env.EXPO_OS !== 'web' && on;
}
