import type { Drawing } from '../drawing';
import { avenger } from './avenger';
import { cautious } from './cautious';
import { hunter } from './hunter';
import { liar } from './liar';
import { mirror } from './mirror';
import { miser } from './miser';

/** The drawings of the bots of Coup that have a face. */
export const faces = { cautious, liar, hunter, miser, avenger, mirror } as const satisfies Record<
  string,
  Drawing
>;

export const faceAccents: Record<keyof typeof faces, { accent: string; accentShade: string }> = {
  cautious: { accent: '#4E6E8E', accentShade: '#2C4460' },
  liar: { accent: '#8A4C86', accentShade: '#572B55' },
  hunter: { accent: '#7A6A3A', accentShade: '#4B401E' },
  miser: { accent: '#3E7A4E', accentShade: '#245033' },
  avenger: { accent: '#9A2F35', accentShade: '#5E181E' },
  mirror: { accent: '#1F7A7A', accentShade: '#0F4E50' },
};
