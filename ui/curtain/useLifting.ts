import { useEffect, useState } from 'react';
import { useSettings } from '../../store/settings';
import { feedback } from '../feedback/feedback';
import { lift, lowered, nextWait, type Hand, type Lifting } from './lifting';
import { useScreenReader } from './useScreenReader';

/** The lifting machine with a clock and a hand attached. */
export function useLifting() {
  const [lifting, setLifting] = useState<Lifting>(() => lowered(Date.now()));
  const setting = useSettings((settings) => settings.uncover);
  const spoken = useScreenReader();
  const gesture = spoken ? 'tapTwice' : setting;

  useEffect(() => {
    const due = nextWait(lifting);
    if (due === null) return undefined;
    const waited = () => setLifting((now) => lift(now, { does: 'wait', at: Date.now() }, gesture));
    const timer = setTimeout(waited, Math.max(0, due - Date.now()));
    return () => clearTimeout(timer);
  }, [lifting, gesture]);

  const up = lifting.state === 'up';
  useEffect(() => {
    if (!up) return undefined;
    feedback('uncover');
    return () => feedback('cover');
  }, [up]);

  return {
    lifting,
    gesture,
    spoken,
    hand: (does: Hand['does']) => setLifting((now) => lift(now, { does, at: Date.now() }, gesture)),
    lower: () => setLifting(lowered(Date.now())),
  };
}
