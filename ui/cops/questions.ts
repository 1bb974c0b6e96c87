import type { TFunction } from 'i18next';
import type { Cops, CopsKind, CopsMove, CopsView, Window } from '../../engine/cops';
import type { Seat } from '../../engine/core';
import { readerOf } from '../log/eventRow';
import type { QuestionRow, QuestionRows } from '../match/question/questions';
import { answering, nameAt } from '../match/seat';
import type { AppliedRule } from '../rules/appliedRule';
import { causeOf } from './decisions/cause';
import { Acting } from './decisions/Acting';
import { Arranging } from './decisions/Arranging';
import { Keeping } from './decisions/Keeping';
import { Looking, Aiming, Deflecting } from './decisions/Pointing';
import { Revealing } from './decisions/Revealing';
import { isStillChosen, Stepping } from './decisions/Stepping';
import { Using } from './decisions/Using';
import { copsEvents } from './events';
import { asApplied, byAction, sectionOf, type CopsRule } from './log/rules';

const ofThePolice: CopsRule = { base: 'GC-13', band: 'GC-V08' };
const ofTheBand: CopsRule = { base: 'GC-V17' };

/** A line that names who is asked. */
const asks =
  (kind: CopsKind) =>
  (t: TFunction, { asked }: CopsView, names: readonly string[]): string =>
    t(`cops.decision.question.${kind}`, { name: nameAt(names, asked?.seat) });

const by =
  (rule: CopsRule) =>
  ({ variant }: CopsView): AppliedRule =>
    asApplied(rule, variant);

/** The gun goes on pointing where it points, or its owner aims again. */
function nobodyAnd(
  t: TFunction,
  view: CopsView,
  { seat }: { readonly seat: Seat },
  names: readonly string[],
) {
  const name = nameAt(names, seat);
  const aim = view.seats[seat]?.gun?.aim ?? seat;
  const anew = t('cops.decision.nobodyAnd.anew', { name });
  return {
    stays:
      aim === readerOf(view, names).you
        ? t('cops.decision.nobodyAnd.staysOnYou')
        : t('cops.decision.nobodyAnd.stays', { name, target: nameAt(names, aim) }),
    anew,
    other: (move: CopsMove) =>
      move.type === 'aim'
        ? t('cops.decision.nobodyAnd.turns', { name, target: nameAt(names, move.target) })
        : anew,
  };
}

/** Whom the shot that is being talked about hits, or would. */
const inTheLine = ({ shot, declared, chosenAnew, seats, turn }: CopsView): Seat | null => {
  if (shot !== null) return shot.target;
  return declared?.type === 'shoot' && !chosenAnew ? (seats[turn]?.gun?.aim ?? null) : null;
};

/** In a window everybody may speak up, or nobody stirs: now, or until the bullet hits, or until the turn is over. */
const ofWindow = (kind: Window, rule: CopsRule) =>
  ({
    Sheet: Stepping,
    line: asks(kind),
    rule: by(rule),
    warns: (t, view, seat) =>
      kind !== 'afterAction' && inTheLine(view) === seat ? t(`cops.decision.warning.${kind}`) : null,
    passes: {
      all: (t) => t(`cops.decision.nobody.${kind}`),
      andStay: nobodyAnd,
      ahead: (t) => ({
        nobody: t('cops.decision.nobodyAhead'),
        then: t('cops.decision.speakAhead'),
      }),
    },
    mark: 'stops',
    stakes: (t) => [t('cops.decision.note.window')],
  }) satisfies QuestionRow<Cops, Window>;

const afterAction = ofWindow('afterAction', { base: 'GC-30' });

/** Every kind of question of Good Cop Bad Cop, as it is put. */
export const questions: QuestionRows<Cops> = {
  arrange: {
    Sheet: Arranging,
    line: asks('arrange'),
    cause: causeOf,
    rule: by(copsEvents.arranged.rule),
    shows: ['cards', 'claim'],
    room: 'all',
  },
  act: {
    Sheet: Acting,
    line: asks('act'),
    rule: (view) => by(view.seats[answering(view)]?.status === 'band' ? ofTheBand : ofThePolice)(view),
    shows: ['claim'],
    room: 'all',
    // What lies open decides which actions there are; what can be played says what somebody holds.
    open: { when: () => true, answers: (moves) => moves.filter(({ type }) => type !== 'use') },
  },
  beforeAction: {
    ...ofWindow('beforeAction', { base: 'GC-34' }),
    line(t, view, names) {
      if (isStillChosen(view))
        return t('cops.decision.question.beforeChoice', { name: nameAt(names, view.turn) });
      const target = inTheLine(view);
      return target === null
        ? asks('beforeAction')(t, view, names)
        : t('cops.decision.question.beforeShot', { name: nameAt(names, target) });
    },
  },
  afterShot: ofWindow('afterShot', { base: 'GC-30' }),
  atDeath: {
    ...ofWindow('atDeath', { base: 'GC-30', band: 'V-24' }),
    stakes: (t, { shot }, _seat, names) => [
      t('cops.decision.note.window'),
      t('cops.decision.note.lastWord', { name: nameAt(names, shot?.target) }),
    ],
  },
  afterAction: {
    ...afterAction,
    passes: { ...afterAction.passes, withNext: true },
  },
  use: { Sheet: Using, line: asks('use'), rule: by({ base: 'GC-32' }), room: 'all' },
  reveal: {
    Sheet: Revealing,
    line: asks('reveal'),
    cause: causeOf,
    // Anybody but the player who pays with it for a gun or a card is made to by Truth Serum.
    rule: ({ asked, declared, turn, variant }) =>
      asked?.seat === turn && (declared?.type === 'arm' || declared?.type === 'equip')
        ? asApplied(byAction[declared.type], variant)
        : sectionOf('truthSerum'),
    shows: ['cards', 'claim'],
    room: 'all',
    // GC-09: they know where they have laid what. A card that has just been drawn is seen under the lamp.
    open: {
      when: (pace, { declared }) => pace === 'quick' && declared?.type !== 'equip',
      answers: (moves) => moves,
    },
  },
  keep: {
    Sheet: Keeping,
    line: asks('keep'),
    cause: causeOf,
    rule: by({ base: 'GC-33' }),
    shows: ['claim'],
    room: 'all',
  },
  look: {
    Sheet: Looking,
    line: asks('look'),
    cause: causeOf,
    rule: by(byAction.investigate),
    shows: ['claim'],
    room: 'all',
  },
  aim: {
    Sheet: Aiming,
    line: asks('aim'),
    cause: causeOf,
    rule: by({ base: 'GC-18', band: 'V-03' }),
    room: 'all',
  },
  deflect: {
    Sheet: Deflecting,
    line: asks('deflect'),
    cause: causeOf,
    rule: () => sectionOf('riotShield'),
    room: 'all',
  },
};
