import type * as v from 'valibot';
import {
  below,
  seeded,
  withFacesDrawn,
  type GameTypes,
  type MatchPlayer,
  type Seat,
} from '../../engine/core';
import type { Language } from '../languages';
import { proposedPace, type Pace } from '../match/pace';
import type { TableGame } from '../match/tableGame';
import { seatsWithTakenName } from '../names';
import type { Entry } from '../entry';
import { arrange, namesOf, type Bounds, type Seating, type SeatingAction } from './seating';
import { starterAmong, type NextStarter } from './starters';

/** `byCustom`: as the game's own custom has it, such as the last winner. */
export const starts = ['agreed', 'random', 'byCustom'] as const;

/** How the one who begins is found. */
export type Start = (typeof starts)[number];

/** What a game says of how it is set up. `Choices` is all that a table chooses besides who plays and who begins. */
export interface SetupRules<G extends GameTypes, Choices> {
  readonly table: TableGame<G>;
  /** The smallest and the largest table, whatever is chosen. */
  readonly seats: Bounds;
  /** The same for these choices. */
  seatsFor(choices: Choices): Bounds;
  firstChoices(language: Language): Choices;
  readonly choicesSchema: v.GenericSchema<unknown, Choices>;
  readonly migrations: Entry<unknown>['migrations'];
  /** How the one who begins is found where the table has not said. */
  usualStart(setup: G['Setup']): Start;
  setupOf(choices: Choices, players: number, first: Seat): G['Setup'];
}

/** A game that has not been dealt. */
export interface SetupForm<Choices> {
  readonly seating: Seating;
  /** They outlive the seating they were made for, so that nothing has to be chosen twice. */
  readonly choices: Choices;
  /** Null: as the game has it. */
  readonly start: Start | null;
  /** The place of who begins, where that is agreed; null, or somebody who has left, is the first. */
  readonly first: number | null;
  readonly starters: readonly NextStarter[];
  /** Null: as so many people are proposed. */
  readonly pace: Pace | null;
}

export type SetupAction<Choices> =
  | SeatingAction
  | { readonly type: 'choose'; readonly choices: Partial<Choices> }
  | { readonly type: 'start'; readonly start: Start }
  | { readonly type: 'agree'; readonly first: number }
  | { readonly type: 'pace'; readonly pace: Pace };

export function changeSetup<Choices>(
  form: SetupForm<Choices>,
  action: SetupAction<Choices>,
  bounds: Bounds,
): SetupForm<Choices> {
  switch (action.type) {
    case 'choose':
      return { ...form, choices: { ...form.choices, ...action.choices } };
    case 'start':
      return { ...form, start: action.start };
    case 'agree':
      return { ...form, start: 'agreed', first: action.first };
    case 'pace':
      return { ...form, pace: action.pace };
    default:
      return { ...form, seating: arrange(form.seating, action, bounds) };
  }
}

export const paceOf = <Choices>({ pace, seating }: SetupForm<Choices>): Pace =>
  pace ?? proposedPace(seating.filter(({ bot }) => bot === null).length);

/** Why the cards cannot be dealt. */
export type SetupProblem = 'seats' | 'sameName';

export const hasRoomFor = ([fewest, most]: Bounds, players: number): boolean =>
  players >= fewest && players <= most;

export function problemWith<G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  { choices, seating }: SetupForm<Choices>,
): SetupProblem | null {
  if (!hasRoomFor(rules.seatsFor(choices), seating.length)) return 'seats';
  return seatsWithTakenName(namesOf(seating)).length > 0 ? 'sameName' : null;
}

/** The seat of the person who begins by custom. */
export const customaryStarter = <Choices>({ starters, seating }: SetupForm<Choices>): Seat | null =>
  starterAmong(starters, namesOf(seating));

export const startsFor = <Choices>(form: SetupForm<Choices>): readonly Start[] =>
  starts.filter((start) => start !== 'byCustom' || customaryStarter(form) !== null);

/** How the one who begins is found now. */
export function startOf<G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  form: SetupForm<Choices>,
): Start {
  const { choices, seating } = form;
  const wished = form.start ?? rules.usualStart(rules.setupOf(choices, seating.length, 0));
  return startsFor(form).includes(wished) ? wished : 'random';
}

export const agreedSeat = <Choices>({ seating, first }: SetupForm<Choices>): Seat =>
  Math.max(
    0,
    seating.findIndex(({ id }) => id === first),
  );

const drawLot = (players: number, seed: number): Seat => below(players, seeded(seed))[0];

/** What the engine is asked to deal, and to whom. */
export interface Dealt<G extends GameTypes> {
  readonly setup: G['Setup'];
  readonly players: readonly MatchPlayer[];
  readonly pace: Pace;
}

/** The seed draws who begins, where that is left to luck. */
export function dealt<G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  form: SetupForm<Choices>,
  seed: number,
): Dealt<G> {
  const { choices, seating } = form;
  const first: Readonly<Record<Start, () => Seat>> = {
    agreed: () => agreedSeat(form),
    random: () => drawLot(seating.length, seed),
    byCustom: () => customaryStarter(form) ?? drawLot(seating.length, seed),
  };
  const names = namesOf(seating);
  return {
    setup: rules.setupOf(choices, seating.length, first[startOf(rules, form)]()),
    players: withFacesDrawn(
      rules.table.bots,
      seating.map(({ bot }) => bot),
      seed,
    ).map((bot, seat) => ({ name: names[seat] ?? '', ...(bot === null ? {} : { bot }) })),
    pace: paceOf(form),
  };
}

/** Who begins when the same people play again: as was agreed, by lot, or by the game's custom. */
export function nextFirst<G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  setup: G['Setup'],
  { start, lastFirst, byCustom, seed }: NextStart,
): Seat {
  const begins: Readonly<Record<Start, () => Seat>> = {
    agreed: () => lastFirst,
    random: () => drawLot(setup.players, seed),
    byCustom: () => byCustom ?? drawLot(setup.players, seed),
  };
  return begins[start ?? rules.usualStart(setup)]();
}

interface NextStart {
  readonly start: Start | null;
  readonly lastFirst: Seat;
  readonly byCustom: Seat | null;
  readonly seed: number;
}
