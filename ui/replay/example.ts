import { createMatch, replay, type Game, type GameTypes, type Step } from '../../engine/core';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { Telling } from '../rules/passages';

/** What one place of the book tells, beat by beat; several moves are one beat. Without any it tells how the table stands. */
export interface Part<Move> {
  readonly told: Telling;
  readonly beats: readonly (readonly Move[])[];
}

type Beat<Move> = Move | readonly Move[];

/** An example of a rulebook as a record of play: its deal is fixed, its seed was sought for what the text says of luck. */
export interface Example<G extends GameTypes> {
  readonly setup: G['Setup'];
  readonly seed: number;
  readonly parts: readonly Part<G['Move']>[];
}

/** A game's examples, by book and by the name the book gives them. */
export type Examples<G extends GameTypes> = Readonly<
  Partial<Record<Rulebook, Readonly<Record<string, Example<G>>>>>
>;

const isSeveral = <Move>(beat: Beat<Move>): beat is readonly Move[] => Array.isArray(beat);

const beatsOf = <Move>(beats: readonly Beat<Move>[]): Part<Move>['beats'] =>
  beats.map((beat) => (isSeveral(beat) ? beat : [beat]));

export const byRule = <Move>(rule: string, ...beats: readonly Beat<Move>[]): Part<Move> => ({
  told: { rule },
  beats: beatsOf(beats),
});

export const bySection = <Move>(
  section: string,
  passage: number,
  ...beats: readonly Beat<Move>[]
): Part<Move> => ({ told: { section, passage }, beats: beatsOf(beats) });

/** A place at which an example can be looked at: a step of its game, and what the book says to it. */
export interface Stop {
  readonly step: number;
  /** Null before anything is told: the deal. */
  readonly told: Telling | null;
}

/** One for the deal, one for each beat, and one for each part that only says how the table stands. */
export function stopsOf(parts: readonly Part<unknown>[]): readonly Stop[] {
  const stops: Stop[] = [{ step: 0, told: null }];
  let step = 0;
  for (const { told, beats } of parts) {
    if (beats.length === 0) stops.push({ step, told });
    for (const moves of beats) {
      step += moves.length;
      stops.push({ step, told });
    }
  }
  return stops;
}

/** Everything an example leads to, the deal first. */
export const playExample = <G extends GameTypes>(
  game: Game<G>,
  { setup, seed, parts }: Example<G>,
): readonly Step<G>[] =>
  replay(game, {
    ...createMatch(game, setup, seed, []),
    moves: parts.flatMap(({ beats }) => beats.flat()),
  });
