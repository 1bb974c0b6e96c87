import { createContext } from 'react';
import type { Drawing } from '../../assets/art';

/** A bot's face, shown on the mark of a seat instead of its letter. */
export interface Picture {
  /** Its name, for screen readers. */
  readonly called: string;
  readonly drawing: Drawing;
  readonly tones: { readonly accent: string; readonly accentShade: string };
}

/** The pictures by seat, for every mark below. */
export const Pictures = createContext<readonly (Picture | null)[]>([]);
