import type { TFunction } from 'i18next';
import type { CopsMove, CopsView } from '../../../engine/cops';
import type { Answer } from '../../match/GameScreens';

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

/** One's own card has been played and no action announced, or a card has come in between: the choice is still to come. */
export const isStillChosen = ({ declared, chosenAnew }: CopsView): boolean => declared === null || chosenAnew;
