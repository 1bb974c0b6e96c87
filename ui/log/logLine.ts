import type { AppliedRule } from '../rules/appliedRule';

/** How a line looks: all but those that are quiet stand out. */
export type LineKind = 'heading' | 'said' | 'quiet' | 'grave' | 'final';

/** A line of any game's log. */
export interface LogLine {
  /** The step it leads to: what it tells has happened there. */
  readonly step: number;
  readonly text: string;
  readonly kind: LineKind;
  /** The rule it applied, if it applied one. */
  readonly rule?: AppliedRule | null;
}

/** The steps at which a turn begins: every heading except the deal's. */
export const turnsIn = (lines: readonly LogLine[]): readonly number[] =>
  lines.flatMap(({ kind, step }) => (kind === 'heading' ? [step] : [])).slice(1);
