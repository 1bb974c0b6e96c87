import { startledTime } from './guard';

let changedAt = -Infinity;
let leftByItselfAt = -Infinity;

/**
 * Another page has come to the front, or something over it has opened, closed or changed: everything in sight counts as
 * new.
 */
export const changeScene = (): void => {
  changedAt = performance.now();
};

export const sceneChangedAt = (): number => changedAt;

/** Something over the page has closed without a touch. */
export const leaveByItself = (): void => {
  leftByItselfAt = performance.now();
};

/** A touch now may have been meant for what has just closed. */
export const isStartled = (): boolean => performance.now() - leftByItselfAt < startledTime;

export const sceneLeftByItselfAt = (): number => leftByItselfAt;
