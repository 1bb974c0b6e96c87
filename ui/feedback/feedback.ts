import * as Haptics from 'expo-haptics';
import { useSettings } from '../../store/settings';
import { play } from './play';
import type { Sound } from './sounds';

const touch: Readonly<Record<Sound, Haptics.ImpactFeedbackStyle>> = {
  tap: Haptics.ImpactFeedbackStyle.Light,
  uncover: Haptics.ImpactFeedbackStyle.Medium,
  cover: Haptics.ImpactFeedbackStyle.Medium,
  deal: Haptics.ImpactFeedbackStyle.Light,
  brass: Haptics.ImpactFeedbackStyle.Medium,
  drum: Haptics.ImpactFeedbackStyle.Heavy,
  fanfare: Haptics.ImpactFeedbackStyle.Heavy,
  look: Haptics.ImpactFeedbackStyle.Light,
  draw: Haptics.ImpactFeedbackStyle.Light,
  aim: Haptics.ImpactFeedbackStyle.Medium,
  shot: Haptics.ImpactFeedbackStyle.Heavy,
  shield: Haptics.ImpactFeedbackStyle.Heavy,
  explosion: Haptics.ImpactFeedbackStyle.Heavy,
  diamonds: Haptics.ImpactFeedbackStyle.Light,
};

/** A device may have no motor, and a browser plays nothing before the first touch. */
const ignoreFailure = () => undefined;

/** Plays a sound and its vibration, as far as the settings allow. */
export function feedback(sound: Sound): void {
  const settings = useSettings.getState();
  if (settings.sound) play(sound).catch(ignoreFailure);
  if (settings.haptics) Haptics.impactAsync(touch[sound]).catch(ignoreFailure);
}
