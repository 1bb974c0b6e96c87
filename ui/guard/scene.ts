import { startledTime } from './guard';

let changedAt = -Infinity;
let leftByItselfAt = -Infinity;

/**
 * Another page has come to the front, or something laid over it has come, gone or turned a page: all that is in sight
 * has just appeared.
 */
export const changeScene = (): void => {
  changedAt = performance.now();
};

export const sceneChangedAt = (): number => changedAt;

/** What lay over the page is gone, and nobody has touched it. */
export const leaveByItself = (): void => {
  leftByItselfAt = performance.now();
};

/** Whoever touches anything now may have meant what has just gone. */
export const isStartled = (): boolean => performance.now() - leftByItselfAt < startledTime;

export const sceneLeftByItselfAt = (): number => leftByItselfAt;
