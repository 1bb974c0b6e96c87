import * as ScreenCapture from 'expo-screen-capture';
import { Platform } from 'react-native';

const secret = 'secret';

/** A phone that cannot do this keeps the other guards: the curtain falls all the same. */
const ignoreFailure = () => undefined;

/**
 * Keeps a secret out of screenshots and out of the app switcher's picture, which iOS takes before any curtain
 * of ours could fall.
 */
export function guardScreen(): () => void {
  ScreenCapture.preventScreenCaptureAsync(secret).catch(ignoreFailure);
  if (Platform.OS === 'ios') ScreenCapture.enableAppSwitcherProtectionAsync().catch(ignoreFailure);
  return () => {
    ScreenCapture.allowScreenCaptureAsync(secret).catch(ignoreFailure);
    if (Platform.OS === 'ios') ScreenCapture.disableAppSwitcherProtectionAsync().catch(ignoreFailure);
  };
}
