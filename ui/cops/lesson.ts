import { equipmentIn, type Cops, type CopsMove, type Equipment } from '../../engine/cops';
import { copsTable } from '../../store/cops/match';
import { gameLesson, learner, others } from '../lesson/lesson';
import { nameAt } from '../match/seat';
import { aim, arm, keep, look, nobodyStirs, reveal, shoot } from './examples/moves';
import { equipmentName } from './terms';

/** GC-09: the cards stay as they came. */
const lay: CopsMove = { type: 'arrange', order: [0, 1, 2] };

const allyIn = (names: readonly string[]) => nameAt(names, 1);
const rivalIn = (names: readonly string[]) => nameAt(names, 2);

const held: readonly Equipment[] = ['truthSerum', 'coffee', 'wiretap', 'smokeGrenade'];

/**
 * The learner is the Agent; the Kingpin sits at 2, an ally at 1. There are two guns: the Kingpin’s comes back to the
 * middle with the shot at the learner, who takes it. Each of those who hold equipment lets every window pass.
 */
export const copsLesson = gameLesson<Cops>(copsTable, {
  setup: {
    variant: 'base',
    players: 4,
    first: 2,
    identities: [
      ...(['honest', 'agent', 'honest'] as const),
      ...(['honest', 'crooked', 'honest'] as const),
      ...(['crooked', 'kingpin', 'crooked'] as const),
      ...(['crooked', 'honest', 'crooked'] as const),
    ],
    equipment: [...held, ...equipmentIn(false).filter((card) => !held.includes(card))],
  },
  seed: 1,
  beats: [
    others(lay, lay),
    learner(
      (t) => [t('cops.lesson.cards'), t('cops.lesson.goal', { action: t('cops.decision.confirm.arrange') })],
      lay,
      lay,
    ),
    others(arm(0), ...nobodyStirs(), reveal(0), ...nobodyStirs(), aim(0)),
    others(look(1, 1), ...nobodyStirs(8)),
    learner(
      (t, names) => [t('cops.lesson.serum', { rival: rivalIn(names), card: equipmentName(t, 'truthSerum') })],
      { type: 'use', equipment: 'truthSerum', target: 2 },
      reveal(2),
      ...nobodyStirs(3),
    ),
    learner(
      (t, names) => [t('cops.lesson.look', { rival: rivalIn(names), action: t('cops.actions.investigate') })],
      look(2, 1),
      ...nobodyStirs(6),
    ),
    others(arm(2), ...nobodyStirs(3), reveal(0), ...nobodyStirs(3), aim(2)),
    others(shoot, ...nobodyStirs(10)),
    others(look(1, 2), ...nobodyStirs(8)),
    learner(
      (t, names) => [
        t('cops.lesson.shot', { ally: allyIn(names), rival: rivalIn(names) }),
        t('cops.lesson.arm', { rival: rivalIn(names), action: t('cops.actions.arm') }),
      ],
      arm(2),
      ...nobodyStirs(8),
    ),
    learner((t, names) => [t('cops.lesson.aim', { rival: rivalIn(names) })], aim(2)),
    others(shoot, ...nobodyStirs(8), keep('wiretap'), ...nobodyStirs()),
    others(arm(0), ...nobodyStirs(8), aim(0)),
    others(look(1, 1), ...nobodyStirs(8)),
    learner(
      (t, names) => [
        t('cops.lesson.shoot', {
          ally: allyIn(names),
          rival: rivalIn(names),
          action: t('cops.actions.shoot'),
        }),
      ],
      shoot,
      ...nobodyStirs(8),
    ),
  ],
  learnt: (t) => t('cops.lesson.learnt'),
});
