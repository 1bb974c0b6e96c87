import type { TFunction } from 'i18next';
import { books, ruleBooks, type Action, type Book, type Coup } from '../../engine/coup';
import { coupTable } from '../../store/coup/match';
import {
  gameLesson,
  learner,
  others,
  touch,
  touchThen,
  type GameLesson,
  type GameLessons,
  type Told,
} from '../lesson/lesson';
import { nameAt } from '../match/seat';
import { roleName } from './decisions/words';
import { peculiaritiesOf } from './differences/DifferencesPage';
import { act, allow, block, challenge, confession, deckOf, keep, lose, proof } from './examples/moves';

type Names = readonly string[];

const rivalIn = (names: Names) => nameAt(names, 1);
const otherIn = (names: Names) => nameAt(names, 2);
const both = (names: Names) => ({ rival: rivalIn(names), other: otherIn(names) });

const toAct = (action: Action) => touch((t) => t(`coup.actions.${action}`));
const toBlock = (role: 'duke' | 'contessa') =>
  touch((t) => t('coup.decision.answers.block', { role: roleName(t, role) }));
const toDoubt = touch((t) => t('coup.decision.answers.challenge'));
const toBelieve = touch((t) => t('coup.decision.answers.allow.claim'));

/** The rivals hear the learner's true word and doubt it. B6: where a book leaves no choice, nobody is asked to prove it. */
function provingBy(book: Book) {
  const believed: Told = (t) => [t('coup.lesson.believed')];
  const drawn = (t: TFunction, names: Names) =>
    t(`coup.lesson.drawn.${ruleBooks[book].replacement}`, { rival: rivalIn(names) });
  const [proving] = proof(book);
  if (proving === undefined) {
    const told: Told = (t, names) => [t('coup.lesson.mustProve', { rival: rivalIn(names) }), drawn(t, names)];
    return { beats: [others(believed, challenge, lose(0))], told };
  }
  const doubted = learner(
    (t, names) => [t('coup.lesson.prove', { rival: rivalIn(names) })],
    (t) => t('coup.lesson.show'),
    proving,
    lose(0),
  );
  const told: Told = (t, names) => [drawn(t, names)];
  return { beats: [others(believed, challenge), doubted], told };
}

/**
 * A table of three, by one book. The learner and the rival beside them have a Duke to show, and the rivals come to hold
 * all Captains. What is drawn for a Duke, the seed decides where cards are shuffled, and else their order: the rival
 * gets a Captain, and the learner the Contessa, who is needed at once.
 */
function lessonBy(book: Book): GameLesson<Coup> {
  const { firstPlayer, replacement, refundOnLostChallenge } = ruleBooks[book];
  const refund = refundOnLostChallenge ? 'yes' : 'no';
  const proving = provingBy(book);
  return gameLesson<Coup>(coupTable, {
    book,
    setup: {
      book,
      players: 3,
      first: 0,
      deck: deckOf(
        ['duke', 'assassin'],
        ['duke', 'captain'],
        ['captain', 'ambassador'],
        ['captain', 'contessa', 'ambassador', 'assassin', 'contessa'],
        ['ambassador', 'duke', 'assassin', 'contessa'],
      ),
    },
    seed: 7,
    beats: [
      learner(
        (t) => [t('coup.lesson.deal'), t(`coup.lesson.begins.${firstPlayer}`), t('coup.lesson.tax')],
        toAct('tax'),
        act('tax'),
      ),
      others((t) => [t('coup.lesson.claimed')], allow, allow),
      others((t, names) => [t('coup.lesson.taxed', { rival: rivalIn(names) })], act('foreignAid'), allow),
      learner(
        (t, names) => [t('coup.lesson.block', { rival: rivalIn(names) })],
        toBlock('duke'),
        block('duke'),
        allow,
        allow,
      ),
      others((t, names) => [t('coup.lesson.blocked', both(names))], act('income')),
      learner(
        (t, names) => [t('coup.lesson.bluff', { other: otherIn(names) })],
        touchThen((t) => t('coup.actions.steal'), 1),
        act('steal', 1),
      ),
      others((t) => [t('coup.lesson.bluffed')], allow, allow, allow),
      others((t, names) => [t('coup.lesson.stolen', { rival: rivalIn(names) })], act('tax'), allow),
      learner(
        (t, names) => [t('coup.lesson.doubt', { rival: rivalIn(names) })],
        toDoubt,
        challenge,
        ...proof(book),
      ),
      learner(
        (t) => [t('coup.lesson.lose')],
        (t) => t('coup.lesson.giveUp'),
        lose(1),
      ),
      others((t, names) => [t(`coup.lesson.shown.${replacement}`, both(names))], act('assassinate', 0)),
      learner(
        (t, names) => [t('coup.lesson.cornered', { other: otherIn(names) })],
        toDoubt,
        challenge,
        ...confession(book),
        lose(0),
      ),
      learner(
        (t, names) => [t(`coup.lesson.refund.${refund}`, { other: otherIn(names) }), t('coup.lesson.again')],
        toAct('tax'),
        act('tax'),
      ),
      ...proving.beats,
      others(proving.told, act('assassinate', 0), allow),
      learner((t, names) => [t('coup.lesson.assassin', { rival: rivalIn(names) })], toBelieve, allow),
      learner((t) => [t('coup.lesson.contessa')], toBlock('contessa'), block('contessa'), allow, allow),
      others((t, names) => [t('coup.lesson.saved', { other: otherIn(names) })], act('exchange')),
      learner(
        (t, names) => [t('coup.lesson.exchange', { other: otherIn(names) })],
        toBelieve,
        allow,
        allow,
        keep(0),
      ),
      learner(
        (t) => [t('coup.lesson.coup')],
        (t, names) => t('lesson.choose', { name: rivalIn(names) }),
        act('coup', 1),
      ),
      others((t, names) => [t('coup.lesson.last', both(names))], act('steal', 0)),
      learner(
        (t, names) => [t('coup.lesson.count', { other: otherIn(names) })],
        toDoubt,
        challenge,
        ...confession(book),
      ),
    ],
    learnt: (t) => t('coup.lesson.learnt'),
    apart: {
      inShort: (t) => t(`coup.setup.books.${book}.first`),
      inDetail: (t) => peculiaritiesOf(t, book),
    },
  });
}

const [first, ...rest] = books;

export const coupLessons: GameLessons<Coup> = [lessonBy(first), ...rest.map(lessonBy)];
