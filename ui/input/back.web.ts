import { useEffect, useEffectEvent } from 'react';
import { lidOf } from './historyLid';

const lid = lidOf(history, window.navigation);

/** What Back closes, for each thing over the page, the uppermost last. */
const lying: (() => void)[] = [];

function takeLidOff(): void {
  if (lying.length === 0) lid.takeOff();
}

function onStep(event: PopStateEvent): void {
  const step = lid.stepped();
  if (step === 'elsewhere') return;
  // The navigation must not hear of it: it would mount the page again.
  event.stopImmediatePropagation();
  const putAway = lying.at(-1);
  if (!putAway) return lid.takeOff();
  lid.lay();
  if (step === 'back') putAway();
}

/** Listeners are called in the order in which they were added: this one must come before the navigation's. */
export function hearBackFirst(): void {
  window.addEventListener('popstate', onStep);
  // The page may have been reloaded while a lid lay on it.
  takeLidOff();
}

/** What Back does instead of leaving. */
export const useBackInstead = (onBack: () => void): void => useBackPutsAway(true, onBack);

/** While `lies`, Back calls `putAway` and stays on the page. */
export function useBackPutsAway(lies: boolean, putAway: () => void): void {
  const instead = useEffectEvent(putAway);
  useEffect(() => {
    if (!lies) return undefined;
    const mine = () => instead();
    lying.push(mine);
    lid.lay();
    return () => {
      lying.splice(lying.indexOf(mine), 1);
      queueMicrotask(takeLidOff);
    };
  }, [lies]);
}
