import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Rulebook } from '../../locales/rulebooks/books';
import { ruleIn, type AppliedRule, type RulePlace } from './appliedRule';
import { RulesSheet } from './RulesSheet';

interface Doors {
  readonly book: Rulebook;
  readonly open: (place: RulePlace) => void;
}

const OpenDoors = createContext<Doors | null>(null);

interface RuleDoorsProps {
  /** The book that is played by; without one there is nothing to open. */
  readonly book: Rulebook | undefined;
  /** Somebody reads, or no longer: the table waits meanwhile. */
  readonly onReading?: (reads: boolean) => void;
  readonly children: ReactNode;
}

/** Whatever stands within can open the rule behind it, laid over the page: nothing below moves, and no lamp falls. */
export function RuleDoors({ book, onReading, children }: RuleDoorsProps) {
  const [place, setPlace] = useState<RulePlace | null>(null);
  const reads = place !== null;

  useEffect(() => {
    if (!reads || !onReading) return undefined;
    onReading(true);
    return () => onReading(false);
  }, [reads, onReading]);

  return (
    <OpenDoors value={book === undefined ? null : { book, open: setPlace }}>
      {children}
      {place && <RulesSheet {...place} onClose={() => setPlace(null)} />}
    </OpenDoors>
  );
}

/** Opens a rule in the book that is played by; null where there is no book, or it knows no such rule. */
export function useRuleDoor(rule: AppliedRule | null): (() => void) | null {
  const doors = use(OpenDoors);
  const place = doors && rule && ruleIn(rule, doors.book);
  return place && (() => doors.open(place));
}
