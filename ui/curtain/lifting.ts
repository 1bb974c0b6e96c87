/**
 * How the curtain is lifted: a pure state machine that is told what a finger does and when, so that every rule of it
 * can be tested without a finger or a clock.
 */
export type Lifting =
  | { readonly state: 'down'; readonly ignoreUntil: number }
  | { readonly state: 'held'; readonly since: number; readonly pressed: boolean }
  /** The finger is off after a short touch; the press that follows belongs to that touch. */
  | { readonly state: 'released' }
  | { readonly state: 'tappedOnce'; readonly at: number }
  | { readonly state: 'up' };

export type Gesture = 'hold' | 'tapTwice';

export type Touch =
  | { readonly does: 'pressIn'; readonly at: number }
  | { readonly does: 'pressOut'; readonly at: number }
  | { readonly does: 'press'; readonly at: number }
  | { readonly does: 'wait'; readonly at: number };

/** A stray touch while the phone changes hands comes within this time of the curtain's fall. */
export const ignoreTime = 500;
export const holdTime = 500;
/** A second tap may take its time, but one forgotten on the screen must not be half a key for the next person. */
export const secondTapWithin = 3000;

export const lowered = (at: number): Lifting => ({ state: 'down', ignoreUntil: at + ignoreTime });

const waiting: Lifting = { state: 'down', ignoreUntil: 0 };

export function lift(lifting: Lifting, touch: Touch, gesture: Gesture): Lifting {
  if (lifting.state === 'up') return lifting;
  if (lifting.state === 'down' && touch.at < lifting.ignoreUntil) return lifting;
  return gesture === 'hold' ? byHolding(lifting, touch) : byTapping(lifting, touch);
}

function byHolding(lifting: Lifting, touch: Touch): Lifting {
  switch (touch.does) {
    case 'pressIn':
      return { state: 'held', since: touch.at, pressed: false };
    case 'wait':
      if (lifting.state === 'held' && touch.at - lifting.since >= holdTime) return { state: 'up' };
      return withoutStaleTap(lifting, touch.at);
    case 'pressOut':
      if (lifting.state !== 'held') return lifting;
      return lifting.pressed ? waiting : { state: 'released' };
    case 'press':
      if (lifting.state === 'released') return waiting;
      // A browser presses for the Enter key as soon as it goes down: the key is still held.
      if (lifting.state === 'held') return { ...lifting, pressed: true };
      // Nothing was touched before it: a screen reader or a switch pressed, and those cannot hold.
      return byTapping(lifting, touch);
  }
}

function byTapping(lifting: Lifting, touch: Touch): Lifting {
  if (touch.does === 'wait') return withoutStaleTap(lifting, touch.at);
  if (touch.does !== 'press') return lifting;
  if (lifting.state === 'tappedOnce' && touch.at - lifting.at <= secondTapWithin) return { state: 'up' };
  return { state: 'tappedOnce', at: touch.at };
}

const withoutStaleTap = (lifting: Lifting, now: number): Lifting =>
  lifting.state === 'tappedOnce' && now - lifting.at > secondTapWithin ? waiting : lifting;

/** When the machine must be told the time; null if it need not be. */
export function nextWait(lifting: Lifting): number | null {
  if (lifting.state === 'held') return lifting.since + holdTime;
  if (lifting.state === 'tappedOnce') return lifting.at + secondTapWithin + 1;
  return null;
}
