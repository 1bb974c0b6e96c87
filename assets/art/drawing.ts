/**
 * Colours are named by what they are, so that one drawing serves both themes and the icon script.
 * `ink` is the block the picture is cut from; `paper`, `brass` and `accent` are where the lamp reaches it.
 */
export type Tone =
  'ink' | 'paper' | 'paperShade' | 'brass' | 'brassLight' | 'brassDark' | 'accent' | 'accentShade' | 'night';

/** One path, painted over those before it: filled (nonzero), then stroked. */
export interface Shape {
  readonly d: string;
  readonly fill?: Tone;
  readonly stroke?: Tone;
  readonly width?: number;
  readonly opacity?: number;
  /** Round caps and joins. */
  readonly round?: boolean;
}

export interface Drawing {
  readonly size: readonly [width: number, height: number];
  readonly shapes: readonly Shape[];
}
