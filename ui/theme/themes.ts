import { materials } from './tokens';

/** Colours by the part they play. Both themes are the same room: by night under the lamp, by day at the window. */
export interface Theme {
  readonly name: 'dark' | 'light';
  readonly room: string;
  /** The middle of the lamp's pool of light, which fades into the room. */
  readonly glow: string;
  readonly felt: string;
  readonly feltShade: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly ink: string;
  readonly inkMuted: string;
  /** Brass as a colour of text and thin lines: legible on room and surface. */
  readonly brassInk: string;
  readonly danger: string;
  readonly scrim: string;
}

export const dark: Theme = {
  name: 'dark',
  room: materials.night,
  glow: '#5A3F22',
  felt: materials.felt,
  feltShade: materials.feltShade,
  surface: '#221911',
  raised: '#2E2318',
  line: '#54412B',
  ink: '#F5ECD8',
  inkMuted: '#CBB791',
  brassInk: '#E3C273',
  danger: '#F6AC96',
  scrim: 'rgba(8, 5, 3, 0.72)',
};

export const light: Theme = {
  name: 'light',
  room: '#E7DABE',
  glow: '#FFF9EA',
  felt: '#2C5446',
  feltShade: '#1F4035',
  surface: '#FAF3E2',
  raised: '#FFFCF4',
  line: '#CBB588',
  ink: '#221A14',
  inkMuted: '#5B4A34',
  brassInk: '#6E4D0B',
  danger: '#9A2A20',
  scrim: 'rgba(28, 21, 18, 0.55)',
};
