import type { Book, Coup, CoupSetup } from '../../../engine/coup';
import { bySection, type Example } from '../../replay/example';
import { deckOf } from './deck';
import { act, allow, block, challenge, confession, lose, neitherObjects, proof } from './moves';

/** Seat 0 holds a real Assassin, seat 1 no Contessa. */
const setup = (book: Book): CoupSetup => ({
  book,
  players: 3,
  first: 0,
  deck: deckOf(
    ['assassin', 'duke'],
    ['captain', 'ambassador'],
    ['contessa', 'captain'],
    ['duke', 'ambassador', 'assassin', 'contessa', 'captain'],
    ['duke', 'ambassador', 'assassin', 'contessa'],
  ),
});

/** A round in which everybody takes a coin: an Assassin costs three. */
const saving = [act('income'), act('income'), act('income')];

/** FP-35, FC-45, RU-30, the first way: the target challenges an honest Assassin. */
export const doubleDangerChallenge = (book: Book, section: string): Example<Coup> => ({
  setup: setup(book),
  seed: 1,
  parts: [
    bySection(section, 0, ...saving, act('assassinate', 1)),
    bySection(section, 1, challenge, ...proof(book), lose(0), allow),
  ],
});

/** The second way: the target bluffs a Contessa. */
export const doubleDangerContessa = (book: Book, section: string): Example<Coup> => ({
  setup: setup(book),
  seed: 1,
  parts: [
    bySection(section, 0, ...saving, act('assassinate', 1), neitherObjects),
    bySection(section, 2, block('contessa'), [allow, challenge], ...confession(book), lose(0)),
  ],
});
