import { createMatch, replay, type GameTypes, type PlayedMatch } from '../../engine/core';
import type { TableGame } from '../match/tableGame';

/** What happens at one stroke: somebody’s move, and what follows from it without anybody having to think. */
export interface Beat<Move> {
  readonly moves: readonly [Move, ...Move[]];
}

/**
 * A first game, arranged: its deal is fixed, and so is every move of everybody. The learner sits at seat 0 and makes
 * theirs by hand.
 */
export interface Lesson<G extends GameTypes> {
  readonly setup: G['Setup'];
  readonly seed: number;
  readonly beats: readonly Beat<G['Move']>[];
}

/** The number of moves in the first beats. */
const movesIn = (beats: readonly Beat<unknown>[]): number =>
  beats.reduce((sum, { moves }) => sum + moves.length, 0);

/** How many beats have been played after this number of moves. */
export const beatsPlayed = ({ beats }: Lesson<GameTypes>, moves: number): number =>
  beats.filter((_, at) => movesIn(beats.slice(0, at + 1)) <= moves).length;

/** The learner is a person, all others are bots; their names depend on the language. */
const seated = <G extends GameTypes>({ setup }: Lesson<G>, bot: string) =>
  Array.from({ length: setup.players }, (_, seat) => (seat === 0 ? { name: '' } : { name: '', bot }));

/** The lesson as a match, after this number of beats. */
export function playedTo<G extends GameTypes>(
  { game, bots }: TableGame<G>,
  lesson: Lesson<G>,
  beats: number,
): PlayedMatch<G> {
  const { setup, seed } = lesson;
  const match = {
    ...createMatch(game, setup, seed, seated(lesson, bots.usual.id)),
    moves: lesson.beats.slice(0, beats).flatMap(({ moves }) => moves),
  };
  return { match, steps: replay(game, match) };
}
