import { useEffect, useEffectEvent } from 'react';

/**
 * A browser's Back has left the page before anybody can object. So an entry of the same page lies on top of the
 * history while a curtain hangs: Back takes that one off, and it is laid there again.
 */
const guard = 'curtain';
const isGuarded = () => (history.state as { guard?: string } | null)?.guard === guard;

/** What Back does instead, for each curtain that hangs. The next is hung in the moment the last is taken down. */
const hanging: (() => void)[] = [];

/** The next step through the history is our own. */
let takingOff = false;

function layGuard(): void {
  if (!isGuarded()) history.pushState({ ...(history.state as object), guard }, '');
}

function takeGuardOff(): void {
  if (hanging.length > 0 || !isGuarded()) return;
  takingOff = true;
  history.back();
}

function onStep(event: PopStateEvent): void {
  const instead = hanging.at(-1);
  const ours = takingOff || instead !== undefined || isGuarded();
  if (!ours) return;
  // The navigation never hears of it: it would build the page anew.
  event.stopImmediatePropagation();
  if (takingOff) takingOff = false;
  // Forward, onto a guard that guards nothing any more.
  else if (instead === undefined) takeGuardOff();
  else if (!isGuarded()) {
    layGuard();
    instead();
  }
}

/** Listeners of a window are called in the order they came: this one must come before the navigation's. */
export const hearBackFirst = (): void => window.addEventListener('popstate', onStep);

/** What Back does instead of leaving. */
export function useBackInstead(onBack: () => void): void {
  const instead = useEffectEvent(onBack);
  useEffect(() => {
    const mine = () => instead();
    hanging.push(mine);
    layGuard();
    return () => {
      hanging.splice(hanging.indexOf(mine), 1);
      queueMicrotask(takeGuardOff);
    };
  }, []);
}
