import type { ReactNode } from 'react';
import { Modal, StyleSheet, View } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Directed } from './i18n/Directed';
import { useStillness } from './motion';
import { useTheme } from './theme/ThemeProvider';

interface OverlayProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly at: 'middle' | 'bottom';
  readonly children: ReactNode;
}

/**
 * Something laid over the screen. A tap beside it, the back button and Escape all put it away. The ground beside it is
 * for fingers only, no button: keys have Escape, and a screen reader the buttons inside.
 */
export function Overlay({ label, visible, onClose, at, children }: OverlayProps) {
  const theme = useTheme();
  const still = useStillness();
  return (
    <Modal
      visible={visible}
      transparent
      animationType={still ? 'none' : 'fade'}
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
      statusBarTranslucent
      navigationBarTranslucent
      aria-label={label}
    >
      <SafeAreaProvider>
        <Directed>
          <View
            style={[styles.whole, at === 'bottom' ? styles.bottom : styles.middle]}
            accessibilityViewIsModal
          >
            <View
              style={[StyleSheet.absoluteFill, { backgroundColor: theme.scrim }]}
              onStartShouldSetResponder={() => true}
              onResponderRelease={onClose}
            />
            {children}
          </View>
        </Directed>
      </SafeAreaProvider>
    </Modal>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  middle: { justifyContent: 'center', alignItems: 'center' },
  bottom: { justifyContent: 'flex-end', alignItems: 'center' },
});
