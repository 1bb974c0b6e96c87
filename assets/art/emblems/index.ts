import type { Drawing } from '../drawing';
import { agent } from './agent';
import { ambassador } from './ambassador';
import { anarchist } from './anarchist';
import { assassin } from './assassin';
import { captain } from './captain';
import { contessa } from './contessa';
import { crooked } from './crooked';
import { duke } from './duke';
import { honest } from './honest';
import { inquisitor } from './inquisitor';
import { kingpin } from './kingpin';

export const emblems = {
  duke,
  assassin,
  captain,
  ambassador,
  contessa,
  inquisitor,
  anarchist,
  honest,
  crooked,
  agent,
  kingpin,
} as const satisfies Record<string, Drawing>;

export const accents: Record<keyof typeof emblems, { accent: string; accentShade: string }> = {
  duke: { accent: '#6B4C8A', accentShade: '#432C5C' },
  assassin: { accent: '#4A4A55', accentShade: '#32323B' },
  captain: { accent: '#2F5D8A', accentShade: '#1B3B5E' },
  ambassador: { accent: '#3E7A4E', accentShade: '#245033' },
  contessa: { accent: '#A5372F', accentShade: '#6E1F1B' },
  inquisitor: { accent: '#1F7A7A', accentShade: '#0F4E50' },
  anarchist: { accent: '#C0561F', accentShade: '#7E3410' },
  honest: { accent: '#2F5D8A', accentShade: '#1B3B5E' },
  crooked: { accent: '#8A3B2F', accentShade: '#57211A' },
  agent: { accent: '#2D6F8F', accentShade: '#184A63' },
  kingpin: { accent: '#7A2230', accentShade: '#4B111C' },
};
