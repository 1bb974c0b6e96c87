import type { Action, CoupEvent } from '../../../engine';

type Happening = CoupEvent['type'];

const byAction: Readonly<Record<Action, string>> = {
  income: 'FP-16 FC-23 RU-12 HE-16',
  foreignAid: 'FP-17 FC-24 RU-13 HE-17',
  coup: 'FP-18 FC-25 RU-14 HE-18',
  tax: 'FP-19 FC-26 RU-15 HE-19',
  assassinate: 'FP-20 FC-27 RU-16 HE-20',
  steal: 'FP-21 FC-28 RU-18 HE-21',
  exchange: 'FP-22 FC-29 RU-17 HE-22',
  examine: 'FP-I04 RU-19',
  convert: 'FP-R07',
  embezzle: 'FP-R08',
  bomb: 'FP-A03',
};

/** What a counteraction is called upon by what it stops; nothing else can be blocked. */
const againstAction: Partial<Readonly<Record<Action, string>>> = {
  foreignAid: 'FP-24 FC-32 RU-20 HE-25',
  assassinate: 'FP-25 FC-33 RU-20 HE-26',
  steal: 'FP-26 FC-34 RU-20 HE-27',
};

const byHappening: Readonly<Record<Exclude<Happening, 'acted' | 'blocked' | 'gained'>, string>> = {
  drafted: 'FP-37 FC-48',
  sided: 'FP-R05',
  turn: 'FP-09 FC-14 RU-10 HE-09',
  allowed: 'FP-10 FC-16 RU-21 HE-11',
  challenged: 'FP-28 FC-36 RU-23 HE-29',
  proved: 'FP-32 FC-40 RU-23 HE-32',
  conceded: 'FP-31 FC-39 RU-24 HE-33',
  refunded: 'FP-33 FC-41 C-03',
  lost: 'FP-08 FC-12 RU-08 HE-07',
  out: 'FP-12 FC-18 RU-09 HE-08',
  forfeited: 'FP-12 FC-18 HE-08',
  replaced: 'FP-32 FC-40 RU-25 HE-34',
  drew: byAction.exchange,
  returned: byAction.exchange,
  shown: byAction.examine,
  givenBack: byAction.examine,
  swapped: byAction.examine,
  converted: byAction.convert,
  bombGiven: byAction.bomb,
  bombClaimed: 'FP-A05 FP-A06',
  bombExploded: 'FP-A04',
  bombDefused: 'FP-A05',
  bombReturned: 'C-59',
  won: 'FP-13 FC-19 RU-06 HE-12',
};

/** The ids of the rule an event applied, one for each book that has it; null where the line above says it already. */
export function ruleOf(event: CoupEvent): string | null {
  switch (event.type) {
    case 'acted':
      return byAction[event.action];
    case 'blocked':
      return againstAction[event.action] ?? null;
    case 'gained':
      return null;
    default:
      return byHappening[event.type];
  }
}
