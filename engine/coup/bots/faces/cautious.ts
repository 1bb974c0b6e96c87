import { livesOf } from '../../hands';
import { always, face } from './leaning';
import { harmless, isLie, isStruck } from './scene';

/** Lies seldom and doubts seldom: its word can be believed, and its silence be used. */
export const cautious = face('cautious', {
  liking: (scene, move) => (isLie(scene, move) ? 120 : move.type === 'challenge' ? 200 : always),
  refuge: (scene, move) => {
    const isLastWord = isStruck(scene) && livesOf(scene.view.seats, scene.me) === 1;
    return isLie(scene, move) && !isLastWord ? harmless(scene) : undefined;
  },
});
