import { useEffect, useEffectEvent } from 'react';
import { lidOf } from './historyLid';

const lid = lidOf(history, window.navigation);

/** What Back puts away, for each thing that lies over the page. The next is laid in the moment the last is put away. */
const lying: (() => void)[] = [];

function takeLidOff(): void {
  if (lying.length === 0) lid.takeOff();
}

function onStep(event: PopStateEvent): void {
  const step = lid.stepped();
  if (step === 'elsewhere') return;
  // The navigation never hears of it: it would build the page anew.
  event.stopImmediatePropagation();
  const putAway = lying.at(-1);
  if (!putAway) return lid.takeOff();
  lid.lay();
  if (step === 'back') putAway();
}

/** Listeners of a window are called in the order they came: this one must come before the navigation's. */
export function hearBackFirst(): void {
  window.addEventListener('popstate', onStep);
  // The page was loaded anew while something lay over it.
  takeLidOff();
}

/** What Back does instead of leaving. */
export const useBackInstead = (onBack: () => void): void => useBackPutsAway(true, onBack);

/** Back puts away what lies over the page, and stays there. */
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
