import type { ReactNode } from 'react';
import { BesideTitle } from '../../components/Question';
import type { AppliedRule } from '../../rules/appliedRule';
import { RuleSign } from '../../rules/RuleDoors';

interface QuestionRuleProps {
  /** Null where no book states it. */
  readonly rule: AppliedRule | null;
  readonly children: ReactNode;
}

/** The questions within have a way to this rule beside their title. */
export const QuestionRule = ({ rule, children }: QuestionRuleProps) => (
  <BesideTitle value={(title) => <RuleSign rule={rule} about={title} />}>{children}</BesideTitle>
);
