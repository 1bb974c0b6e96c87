import type { TFunction } from 'i18next';
import type { Coup, CoupKind, CoupView } from '../../engine/coup';
import type { QuestionRows } from '../match/question/questions';
import { nameAt } from '../match/seat';
import { Acting } from './decisions/Acting';
import { Drafting, Losing, Showing } from './decisions/ChooseOne';
import { Examining } from './decisions/Examining';
import { Keeping } from './decisions/Keeping';
import { Proving } from './decisions/Proving';
import { Reacting } from './decisions/Reacting';
import { stakes } from './decisions/stakes';
import { coupEvents } from './events';
import { againstAction, byAction, type CoupRule } from './log/rules';

type Line = (t: TFunction, view: CoupView, names: readonly string[]) => string;

const ownTurn: CoupRule = {
  byBook: { persianPlus: 'FP-14', persian: 'FC-20', russian: 'RU-11', hebrew: 'HE-13' },
};
const proof: CoupRule = {
  byBook: { persianPlus: 'FP-30', persian: 'FC-38', russian: 'RU-23', hebrew: 'HE-32' },
};
const anotherReceiver: CoupRule = { byBook: {}, ruling: 'C-59' };

/** A line that names who is asked, and nobody else. */
const asks =
  (what: Exclude<CoupKind, 'show' | 'examine'> | 'bombLast'): Line =>
  (t, { asked }, names) =>
    t(`coup.decision.question.${what}`, { name: nameAt(names, asked?.seat) });

/** Every kind of question of Coup, as it is put. Its line says nothing that a hand could tell. */
export const questions: QuestionRows<Coup> = {
  draft: {
    Sheet: Drafting,
    line: asks('draft'),
    rule: () => coupEvents.drafted.rule,
    shows: ['cards'],
    room: 'all',
  },
  side: { Sheet: Reacting, line: asks('side'), rule: () => coupEvents.sided.rule },
  act: {
    Sheet: Acting,
    line: asks('act'),
    rule: () => ownTurn,
    room: 'more',
    open: { when: (pace) => pace === 'quick' },
  },
  challenge: {
    Sheet: Reacting,
    line: asks('challenge'),
    rule: () => coupEvents.challenged.rule,
    passes: { all: (t) => t('coup.decision.nobodyChallenges') },
    mark: 'objects',
    stakes: stakes.challenge,
    shows: ['claim'],
  },
  block: {
    Sheet: Reacting,
    line: (t, view, names) =>
      view.pending?.target === null ? t('coup.decision.question.blockAny') : asks('block')(t, view, names),
    rule: ({ pending }) => (pending && againstAction[pending.action]) ?? null,
    passes: { all: (t) => t('coup.decision.nobodyBlocks') },
    mark: 'stops',
    stakes: stakes.block,
    shows: ['claim'],
  },
  prove: { Sheet: Proving, line: asks('prove'), rule: () => proof, shows: ['cards', 'claim'] },
  lose: {
    Sheet: Losing,
    line: asks('lose'),
    rule: () => coupEvents.lost.rule,
    shows: ['cards', 'claim'],
    room: 'more',
  },
  keep: {
    Sheet: Keeping,
    line: asks('keep'),
    rule: () => byAction.exchange,
    shows: ['cards', 'claim'],
    room: 'more',
  },
  show: {
    Sheet: Showing,
    line: (t, { asked, turn }, names) =>
      t('coup.decision.question.show', { name: nameAt(names, asked?.seat), other: nameAt(names, turn) }),
    rule: () => byAction.examine,
    shows: ['cards'],
    room: 'more',
  },
  examine: {
    Sheet: Examining,
    line: (t, { asked, pending }, names) =>
      t('coup.decision.question.examine', {
        name: nameAt(names, asked?.seat),
        other: nameAt(names, pending?.target),
      }),
    rule: () => byAction.examine,
    shows: ['claim'],
    room: 'more',
  },
  bomb: {
    Sheet: Reacting,
    line: (t, view, names) => asks(canPassOn(view) ? 'bomb' : 'bombLast')(t, view, names),
    rule: () => coupEvents.bombExploded.rule,
  },
  redirect: { Sheet: Reacting, line: asks('redirect'), rule: () => anotherReceiver },
};

/** FP-A07, C-60: somebody is left who has neither paid for the bomb nor had it. */
const canPassOn = (view: CoupView): boolean =>
  view.seats.some(
    ({ out }, seat) => !out && seat !== view.turn && !view.pending?.bomb?.received.includes(seat),
  );
