import type { Direction } from '../i18n/direction';
import type { SlideTo } from './Slider';

/** A phone has no arrows. */
export const useArrowsAnywhere = (_direction: Direction, _slide: (to: SlideTo) => void): void => {};

/** A phone's screen reader slides by its own gesture; only a browser has keys for it. */
export const slidingKeys = (_direction: Direction, _slide: (to: SlideTo) => void) => ({});
