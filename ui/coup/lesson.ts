import type { TFunction } from 'i18next';
import type { Coup, CoupMove } from '../../engine/coup';
import { coupTable } from '../../store/coup/match';
import { gameLesson, learner, others } from '../lesson/lesson';
import { nameAt } from '../match/seat';
import { roleName } from './decisions/words';
import { deckOf, act, allow, block, challenge, lose } from './examples/moves';

const prove: CoupMove = { type: 'prove' };

const rivalIn = (names: readonly string[]) => nameAt(names, 1);
const challenging = (t: TFunction) => t('coup.decision.answers.challenge');

/**
 * Both hold a Duke and an Assassin. The seed decides what they draw for a Duke that was shown: the learner the Contessa,
 * who is needed at once, the rival another Assassin.
 */
export const coupLesson = gameLesson<Coup>(coupTable, {
  setup: {
    book: 'persianPlus',
    players: 2,
    first: 0,
    // With a coin less, the coup comes last, and there are not ten coins before it.
    options: { twoPlayers: 'oneCoin' },
    deck: deckOf(
      ['duke', 'assassin'],
      ['duke', 'assassin'],
      ['contessa', 'captain', 'ambassador', 'contessa', 'captain', 'ambassador'],
      ['duke', 'assassin', 'captain', 'ambassador', 'contessa'],
    ),
  },
  seed: 4,
  beats: [
    learner(
      (t) => [t('coup.lesson.deal'), t('coup.lesson.tax', { action: t('coup.actions.tax') })],
      act('tax'),
    ),
    others(allow),
    others(act('foreignAid')),
    learner(
      (t, names) => [
        t('coup.lesson.block', {
          rival: rivalIn(names),
          action: t('coup.decision.answers.block', { role: roleName(t, 'duke') }),
        }),
      ],
      block('duke'),
    ),
    others(allow),
    learner((t) => [t('coup.lesson.bluff', { action: t('coup.actions.steal') })], act('steal', 1)),
    others(allow, allow),
    others(act('tax')),
    learner(
      (t, names) => [t('coup.lesson.doubt', { rival: rivalIn(names), action: challenging(t) })],
      challenge,
    ),
    others(prove),
    learner((t) => [t('coup.lesson.lose')], lose(1)),
    learner((t) => [t('coup.lesson.again', { action: t('coup.actions.tax') })], act('tax')),
    others(challenge),
    learner((t, names) => [t('coup.lesson.prove', { rival: rivalIn(names) })], prove),
    others(lose(1)),
    others(act('assassinate', 0)),
    learner(
      (t, names) => [
        t('coup.lesson.assassin', { rival: rivalIn(names), action: t('coup.decision.answers.allow.claim') }),
      ],
      allow,
    ),
    learner(
      (t) => [
        t('coup.lesson.contessa', {
          action: t('coup.decision.answers.block', { role: roleName(t, 'contessa') }),
        }),
      ],
      block('contessa'),
    ),
    others(allow),
    learner((t) => [t('coup.lesson.coup', { action: t('coup.actions.coup') })], act('coup', 1)),
  ],
  learnt: (t) => t('coup.lesson.learnt'),
});
