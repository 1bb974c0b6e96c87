import { blast, glory, shatter } from '../../../assets/art/rays';
import type { Sound } from '../../feedback/sounds';
import type { SceneKind } from './scene';

/** How a kind of moment looks and sounds. */
interface SceneLook {
  /** What breaks out behind the picture, and how strongly: it does not outshine a wreath, which is of brass itself. */
  readonly light: typeof glory;
  readonly strength: number;
  readonly sound: Sound;
  /** Whether it does somebody honour or harm shows in the colour of its title, too. */
  readonly tone: 'brassInk' | 'danger';
  /** It changes who still plays, or by what cards. */
  readonly isGrave: boolean;
}

const honour: SceneLook = { light: glory, strength: 1, sound: 'brass', tone: 'brassInk', isGrave: false };
const harm: SceneLook = { light: shatter, strength: 1, sound: 'drum', tone: 'danger', isGrave: false };

export const looks: Readonly<Record<SceneKind, SceneLook>> = {
  deed: { ...honour, strength: 0.45, sound: 'draw' },
  sight: { ...honour, strength: 0.3, sound: 'look' },
  honour,
  victory: { ...honour, strength: 0.45, sound: 'fanfare' },
  disgrace: harm,
  loss: harm,
  ruin: { ...harm, isGrave: true },
  blast: { ...harm, light: blast, isGrave: true },
};
