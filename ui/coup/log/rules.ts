import type { Action, Book } from '../../../engine/coup';
import type { RuleById } from '../../rules/appliedRule';

/** How the ids of each book begin in docs/rules. */
interface Prefixes {
  readonly persianPlus: 'FP';
  readonly persian: 'FC';
  readonly russian: 'RU';
  readonly hebrew: 'HE';
}

/** A rule as docs/rules numbers it: FC-22, FP-A07. */
type IdOf<Prefix extends string> = `${Prefix}-${string}`;

/** The same as for any game, with Coup's own books and their ids. */
export interface CoupRule extends RuleById {
  readonly byBook: { readonly [B in Book]?: IdOf<Prefixes[B]> };
  /** What the app plays where a book is silent: a ruling, or a line in the table of differences. */
  readonly ruling?: IdOf<'C'> | `B${number}`;
  readonly instead?: { readonly inquisitor: { readonly [B in Book]?: IdOf<Prefixes[B]> } };
}

export const dealing: CoupRule = {
  byBook: { persianPlus: 'FP-03', persian: 'FC-05', russian: 'RU-02', hebrew: 'HE-03' },
};

/** What each action does, and at what price. */
export const byAction: Readonly<Record<Action, CoupRule>> = {
  income: { byBook: { persianPlus: 'FP-16', persian: 'FC-23', russian: 'RU-12', hebrew: 'HE-16' } },
  foreignAid: { byBook: { persianPlus: 'FP-17', persian: 'FC-24', russian: 'RU-13', hebrew: 'HE-17' } },
  coup: { byBook: { persianPlus: 'FP-18', persian: 'FC-25', russian: 'RU-14', hebrew: 'HE-18' } },
  tax: { byBook: { persianPlus: 'FP-19', persian: 'FC-26', russian: 'RU-15', hebrew: 'HE-19' } },
  assassinate: { byBook: { persianPlus: 'FP-20', persian: 'FC-27', russian: 'RU-16', hebrew: 'HE-20' } },
  steal: { byBook: { persianPlus: 'FP-21', persian: 'FC-28', russian: 'RU-18', hebrew: 'HE-21' } },
  exchange: {
    byBook: { persianPlus: 'FP-22', persian: 'FC-29', russian: 'RU-17', hebrew: 'HE-22' },
    instead: { inquisitor: { persianPlus: 'FP-I03', russian: 'RU-19' } },
  },
  examine: { byBook: { persianPlus: 'FP-I04', russian: 'RU-19' } },
  convert: { byBook: { persianPlus: 'FP-R07' } },
  embezzle: { byBook: { persianPlus: 'FP-R08' } },
  bomb: { byBook: { persianPlus: 'FP-A03' } },
};

/** What a counteraction is called upon by what it stops; nothing else can be blocked. */
export const againstAction: Partial<Readonly<Record<Action, CoupRule>>> = {
  foreignAid: { byBook: { persianPlus: 'FP-24', persian: 'FC-32', russian: 'RU-20', hebrew: 'HE-25' } },
  assassinate: { byBook: { persianPlus: 'FP-25', persian: 'FC-33', russian: 'RU-20', hebrew: 'HE-26' } },
  steal: {
    byBook: { persianPlus: 'FP-26', persian: 'FC-34', russian: 'RU-20', hebrew: 'HE-27' },
    instead: { inquisitor: { persianPlus: 'FP-I05' } },
  },
};

export const overBomb: Readonly<Record<'defuse' | 'pass', CoupRule>> = {
  defuse: { byBook: { persianPlus: 'FP-A05' } },
  pass: { byBook: { persianPlus: 'FP-A06' } },
};

export const mustCoup: CoupRule = {
  byBook: { persianPlus: 'FP-15', persian: 'FC-22', russian: 'RU-22', hebrew: 'HE-15' },
};
