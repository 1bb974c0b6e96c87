import { useLayoutEffect, type ReactNode } from 'react';
import { Modal, StyleSheet, View } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { changeScene } from '../guard/scene';
import { useGuard } from '../guard/useGuard';
import { Directed } from '../i18n/Directed';
import { useStillness } from '../motion/motion';
import { useTheme } from '../theme/ThemeProvider';
import { useBackPutsAway } from '../input/back';
import { useTurnedRound } from './turned';

interface OverlayProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly at: 'middle' | 'bottom';
  readonly children: ReactNode;
}

/**
 * * Something laid over the screen. A tap beside it, the back button and Escape all close it. The ground beside it is
 * not a button: keyboards have Escape, and screen readers the buttons inside.
 */
export function Overlay({ label, visible, onClose, at, children }: OverlayProps) {
  const still = useStillness();
  const turned = useTurnedRound();
  useBackPutsAway(visible, onClose);

  useLayoutEffect(() => {
    if (!visible) return undefined;
    changeScene();
    return changeScene;
    // When it changes to a shorter page, the finger that changed it may now lie over the ground.
  }, [visible, label]);

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
            style={[styles.whole, at === 'bottom' ? styles.bottom : styles.middle, turned]}
            accessibilityViewIsModal
          >
            <Ground onClose={onClose} />
            {children}
          </View>
        </Directed>
      </SafeAreaProvider>
    </Modal>
  );
}

function Ground({ onClose }: Pick<OverlayProps, 'onClose'>) {
  const theme = useTheme();
  const { heard, letsThrough } = useGuard('');
  return (
    <View
      style={[StyleSheet.absoluteFill, { backgroundColor: theme.scrim }]}
      onStartShouldSetResponder={() => true}
      onResponderGrant={heard.onPressIn}
      onResponderRelease={(touch) => {
        if (letsThrough(touch)) onClose();
      }}
    />
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  middle: { justifyContent: 'center', alignItems: 'center' },
  bottom: { justifyContent: 'flex-end', alignItems: 'center' },
});
