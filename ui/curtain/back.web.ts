import { useEffect, useEffectEvent } from 'react';

const guard = 'curtain';
const isGuarded = () => (history.state as { guard?: string } | null)?.guard === guard;

/** Curtains that hang. The next player's is hung in the same moment the last one's is taken down. */
let hanging = 0;

/**
 * A browser's Back has left the page before anybody can object. So an entry of the same page lies on top of the
 * history while a curtain hangs: Back takes that one off, and it is laid there again.
 */
function guardHistory(onBack: () => void): () => void {
  const lay = () => {
    if (!isGuarded()) history.pushState({ ...(history.state as object), guard }, '');
  };
  const onPop = () => {
    if (isGuarded()) return;
    lay();
    onBack();
  };
  hanging++;
  lay();
  window.addEventListener('popstate', onPop);
  return () => {
    window.removeEventListener('popstate', onPop);
    hanging--;
    queueMicrotask(() => {
      if (hanging === 0 && isGuarded()) history.back();
    });
  };
}

/** What Back does instead of leaving. */
export function useBackInstead(onBack: () => void): void {
  const instead = useEffectEvent(onBack);
  useEffect(() => guardHistory(() => instead()), []);
}
