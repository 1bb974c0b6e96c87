import { equipmentIn, type Cops, type CopsMove, type Equipment } from '../../engine/cops';
import { copsTable } from '../../store/cops/match';
import { gameLesson, learner, others, touch, touchThen } from '../lesson/lesson';
import { nameAt } from '../match/seat';
import { aim, arm, keep, look, nobodyStirs, reveal, shoot } from './examples/moves';
import { equipmentName } from './terms';

/** GC-09: the cards stay as they came. */
const lay: CopsMove = { type: 'arrange', order: [0, 1, 2] };

const allyIn = (names: readonly string[]) => nameAt(names, 1);
const rivalIn = (names: readonly string[]) => nameAt(names, 2);
const otherIn = (names: readonly string[]) => nameAt(names, 3);

const held: readonly Equipment[] = ['truthSerum', 'coffee', 'wiretap', 'smokeGrenade'];

/**
 * The learner is the Agent; the Kingpin sits at 2, an ally at 1. There are two guns: the Kingpin’s comes back to the
 * middle with the shot at the learner, who takes it. Each of those who hold equipment lets every window pass.
 */
export const copsLesson = gameLesson<Cops>(copsTable, {
  book: 'cops',
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
    others((t) => [t('cops.lesson.cards')], lay, lay),
    learner(
      (t) => [t('cops.lesson.goal')],
      touch((t) => t('cops.decision.confirm.arrange')),
      lay,
      lay,
    ),
    others(
      (t, names) => [t('cops.lesson.first', { rival: rivalIn(names) })],
      arm(0),
      ...nobodyStirs(),
      reveal(0),
      ...nobodyStirs(),
      aim(0),
    ),
    others(
      (t, names) => [t('cops.lesson.gun', { rival: rivalIn(names), other: otherIn(names) })],
      look(1, 1),
      ...nobodyStirs(8),
    ),
    learner(
      (t, names) => [t('cops.lesson.serum', { other: otherIn(names) })],
      touchThen((t) => equipmentName(t, 'truthSerum'), 2),
      { type: 'use', equipment: 'truthSerum', target: 2 },
      reveal(2),
      ...nobodyStirs(3),
    ),
    learner(
      (t) => [t('cops.lesson.look')],
      (t, names) => t('cops.lesson.lookAt', { rival: rivalIn(names), action: t('cops.actions.investigate') }),
      look(2, 1),
      ...nobodyStirs(6),
    ),
    others(
      (t, names) => [t('cops.lesson.found', { ally: allyIn(names) })],
      arm(2),
      ...nobodyStirs(3),
      reveal(0),
      ...nobodyStirs(3),
      aim(2),
    ),
    others(
      (t, names) => [t('cops.lesson.told', { ally: allyIn(names), rival: rivalIn(names) })],
      shoot,
      ...nobodyStirs(10),
    ),
    others(
      (t, names) => [t('cops.lesson.shot', { rival: rivalIn(names), other: otherIn(names) })],
      look(1, 2),
      ...nobodyStirs(8),
    ),
    learner(
      (t) => [t('cops.lesson.arm')],
      (t, names) => t('cops.lesson.armAt', { rival: rivalIn(names), action: t('cops.actions.arm') }),
      arm(2),
      ...nobodyStirs(8),
    ),
    learner(
      (t) => [t('cops.lesson.aim')],
      (t, names) => t('cops.lesson.aimAt', { rival: rivalIn(names) }),
      aim(2),
    ),
    others(
      (t, names) => [t('cops.lesson.aimed', { ally: allyIn(names), rival: rivalIn(names) })],
      shoot,
      ...nobodyStirs(8),
      keep('wiretap'),
      ...nobodyStirs(),
    ),
    others(
      (t, names) => [t('cops.lesson.wounded', { ally: allyIn(names), rival: rivalIn(names) })],
      arm(0),
      ...nobodyStirs(8),
      aim(0),
    ),
    others(
      (t, names) => [t('cops.lesson.danger', { rival: rivalIn(names), other: otherIn(names) })],
      look(1, 1),
      ...nobodyStirs(8),
    ),
    learner(
      (t) => [t('cops.lesson.shoot')],
      touch((t) => t('cops.actions.shoot')),
      shoot,
      ...nobodyStirs(8),
    ),
  ],
  learnt: (t) => t('cops.lesson.learnt'),
});
