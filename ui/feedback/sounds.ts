import aim from '../../assets/sounds/aim.wav';
import brass from '../../assets/sounds/brass.wav';
import cover from '../../assets/sounds/cover.wav';
import deal from '../../assets/sounds/deal.wav';
import diamonds from '../../assets/sounds/diamonds.wav';
import draw from '../../assets/sounds/draw.wav';
import drum from '../../assets/sounds/drum.wav';
import explosion from '../../assets/sounds/explosion.wav';
import fanfare from '../../assets/sounds/fanfare.wav';
import look from '../../assets/sounds/look.wav';
import shield from '../../assets/sounds/shield.wav';
import shot from '../../assets/sounds/shot.wav';
import tap from '../../assets/sounds/tap.wav';
import uncover from '../../assets/sounds/uncover.wav';

/**
 * No sound belongs to a role: a sound tells what everybody can see, never what cards somebody holds.
 */
export const sounds = {
  ...{ tap, uncover, cover, deal, brass, drum, fanfare },
  ...{ look, draw, aim, shot, shield, explosion, diamonds },
} as const;

export type Sound = keyof typeof sounds;
