import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import type { Rulebook } from '../../locales/rulebooks/books';
import { Icon } from '../components/Icon';
import { Pressable } from '../components/Pressable';
import { BesideTitle } from '../components/Question';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
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

/** Everything inside can open the rule behind it in a sheet over the page: nothing below moves, and no lamp falls. */
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

interface RuleSignProps {
  readonly rule: AppliedRule | null;
  /** What the rule is about, for people who cannot see what the sign stands beside. */
  readonly about: string;
}

/** A small way to the rule behind what it stands beside. It is a link, so that nobody who answers comes upon it. */
export function RuleSign({ rule, about }: RuleSignProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const open = useRuleDoor(rule);
  if (open === null) return null;
  return (
    <Pressable role="link" aria-label={t('rules.behind', { what: about })} onPress={open} style={styles.sign}>
      <Icon name="rules" size={20} colour={theme.brassInk} />
    </Pressable>
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

const styles = StyleSheet.create({
  /** As large as a thumb, and yet no higher than the line it stands in: what is empty above and below lends the room. */
  sign: { alignItems: 'center', borderRadius: radius.round, marginVertical: -space.m, flexShrink: 0 },
});
