import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import type { Speech } from '../stage/speech';

interface TakenBack {
  /** What is undone; empty after anything else. */
  readonly words: string;
  /** How often the arrow has been touched while there was nothing to undo. */
  readonly vain: number;
}

/** Long enough for everybody round the table to read a line or two. */
const shownFor = 5000;

/**
 * What the stage says for a while after a touch on the arrow: what it has undone, or why it has not, so that nobody wonders;
 * null at any other time.
 */
export function useTakenBack({ words, vain }: TakenBack): Speech | null {
  const { t } = useLanguage();
  const [read, setRead] = useState<string | null>(null);
  const undone = words === '' ? '' : t('match.takenBack', { what: words });
  const text = vain > 0 ? t('match.cannotTakeBack') : undone;
  const said = text === '' ? null : `${vain} ${text}`;

  useEffect(() => {
    // Once something else has happened, the same touch may be taken back again.
    const timer = setTimeout(() => setRead(said), said === null ? 0 : shownFor);
    return () => clearTimeout(timer);
  }, [said]);

  return said === null || said === read
    ? null
    : { face: null, lines: [{ text, size: 'medium', tone: 'brass' }] };
}
