import { createContext } from 'react';
import type { Drawing } from '../../assets/art';

/** What stands on the sign of a seat instead of its letter. */
export interface Picture {
  /** Who that is, for whoever listens. */
  readonly called: string;
  readonly drawing: Drawing;
  readonly tones: { readonly accent: string; readonly accentShade: string };
}

/** By seat, for every sign below. */
export const Pictures = createContext<readonly (Picture | null)[]>([]);
