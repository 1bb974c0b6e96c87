import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { CopsKind, CopsMove, CopsView, Window } from '../../../engine/cops';
import type { Answer } from '../../match/GameScreens';
import { nameAt } from '../terms';

export type WindowKind = Window;

const windowKinds: readonly string[] = [
  'beforeAction',
  'afterShot',
  'atDeath',
  'afterAction',
] satisfies WindowKind[];

const isWindow = (kind: CopsKind): kind is WindowKind => windowKinds.includes(kind);

/** What is said aloud in a window: the same for everybody, whatever they hold. Letting it pass stands where the whole table does. */
export const answersOf = (t: TFunction, moves: readonly CopsMove[]): readonly Answer<CopsMove>[] =>
  [...moves]
    .filter(({ type }) => type === 'speak' || type === 'pass')
    .sort((one, other) => one.type.localeCompare(other.type))
    .map((move) =>
      move.type === 'speak'
        ? { move, label: t('cops.decision.speak'), icon: 'block', kind: 'plain' }
        : { move, label: t('cops.decision.pass'), icon: 'check', kind: 'brass' },
    );

/** With this the whole table lets a window pass. */
export const nobodyIn = (t: TFunction, kind: CopsKind): string =>
  isWindow(kind) ? t(`cops.decision.nobody.${kind}`) : t('cops.decision.nobody.afterAction');

/** The same to the end of what is going on: nobody stirs until the bullet hits, or until the turn is over. */
export const nobodyAheadIn = (t: TFunction, kind: CopsKind): string =>
  t(`cops.decision.nobodyAhead.${kind === 'atDeath' ? 'atDeath' : 'beforeAction'}`);

/** The same at the end of a turn, where a gun is out: it goes on pointing where it points, or its owner aims anew. */
export function nobodyAnd(
  t: TFunction,
  { seats }: CopsView,
  { seat }: { readonly seat: Seat },
  names: readonly string[],
) {
  const name = nameAt(names, seat);
  const target = nameAt(names, seats[seat]?.gun?.aim ?? seat);
  return {
    stays: t('cops.decision.nobodyAnd.stays', { name, target }),
    anew: t('cops.decision.nobodyAnd.anew', { name }),
  };
}

/** One's own card has been played and no action announced, or a card has come in between: the choice is still to come. */
export const isStillChosen = ({ declared, chosenAnew }: CopsView): boolean => declared === null || chosenAnew;

/** Who is asked and what, for everybody to read. */
export function questionLine(t: TFunction, view: CopsView, names: readonly string[]): string {
  const { asked, turn } = view;
  if (asked === null) return '';
  if (asked.kind === 'beforeAction' && isStillChosen(view))
    return t('cops.decision.question.beforeChoice', { name: nameAt(names, turn) });
  return t(`cops.decision.question.${asked.kind}`, { name: nameAt(names, asked.seat) });
}

const aloud: readonly CopsMove[] = [{ type: 'pass' }, { type: 'speak' }];

/** What a seat may say while the table is asked. */
export const answersAloud = ({ asked }: CopsView): readonly CopsMove[] =>
  asked !== null && isWindow(asked.kind) ? aloud : [];
