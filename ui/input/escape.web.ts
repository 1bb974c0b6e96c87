import { useEffect, useEffectEvent } from 'react';

/** While this is mounted, Escape leaves it. What lies over the page hears the key being let go first, and keeps it. */
export function useEscape(leave: () => void): void {
  const left = useEffectEvent(leave);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') left();
    };
    window.addEventListener('keyup', onKey);
    return () => window.removeEventListener('keyup', onKey);
  }, []);
}
