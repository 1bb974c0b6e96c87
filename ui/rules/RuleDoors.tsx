import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { InlineSign } from '../components/InlineSign';
import { BesideTitle } from '../components/Question';
import { useLanguage } from '../i18n/language';
import { ruleIn, type AppliedRule, type RulePlace, type RulesPlayed } from './appliedRule';
import { RulesSheet } from './RulesSheet';

interface Doors {
  readonly rules: RulesPlayed;
  readonly open: (place: RulePlace) => void;
}

const OpenDoors = createContext<Doors | null>(null);

interface RuleDoorsProps {
  /** The rules that are played by; without them there is nothing to open. */
  readonly rules: RulesPlayed | undefined;
  /** Somebody reads, or no longer: the table waits meanwhile. */
  readonly onReading?: (reads: boolean) => void;
  readonly children: ReactNode;
}

/** Everything inside can open the rule behind it in a sheet over the page: nothing below moves, and no lamp falls. */
export function RuleDoors({ rules, onReading, children }: RuleDoorsProps) {
  const [place, setPlace] = useState<RulePlace | null>(null);
  const reads = place !== null;

  useEffect(() => {
    if (!reads || !onReading) return undefined;
    onReading(true);
    return () => onReading(false);
  }, [reads, onReading]);

  return (
    <OpenDoors value={rules === undefined ? null : { rules, open: setPlace }}>
      {children}
      {place && <RulesSheet {...place} onClose={() => setPlace(null)} />}
    </OpenDoors>
  );
}

/** Opens a rule as it is played here; null where there is no book, or it knows no such rule. */
export function useRuleDoor(rule: AppliedRule | null): (() => void) | null {
  const doors = use(OpenDoors);
  const place = doors && rule && ruleIn(rule, doors.rules);
  return place && (() => doors.open(place));
}

/** The rules that are played by, and what opens a place in the books over the page; null where there are none. */
export const useDoors = (): Doors | null => use(OpenDoors);

interface RuleSignProps {
  readonly rule: AppliedRule | null;
  /** What the rule is about, for people who cannot see what the sign stands beside. */
  readonly about: string;
}

/** A small way to the rule behind what it stands beside. It is a link, so that nobody who answers comes upon it. */
export function RuleSign({ rule, about }: RuleSignProps) {
  const { t } = useLanguage();
  const open = useRuleDoor(rule);
  if (open === null) return null;
  return (
    <InlineSign icon="rules" role="link" aria-label={t('rules.behind', { what: about })} onPress={open} />
  );
}

interface QuestionRuleProps {
  /** Null where no book states it. */
  readonly rule: AppliedRule | null;
  readonly children: ReactNode;
}

/** The questions within have a way to this rule beside their title. */
export const QuestionRule = ({ rule, children }: QuestionRuleProps) => (
  <BesideTitle value={(title) => <RuleSign rule={rule} about={title} />}>{children}</BesideTitle>
);
