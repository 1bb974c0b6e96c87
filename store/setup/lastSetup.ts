import * as v from 'valibot';
import { offered, withFacesDrawn, type GameTypes, type Seat } from '../../engine/core';
import type { Language } from '../languages';
import { paces, type Pace } from '../match/pace';
import { stateOf, type Running } from '../match/running';
import { longestName, mostPlayers, rememberedNames, type Names } from '../names';
import { recall, remember, revise } from '../remember';
import type { Entry } from '../entry';
import { nextFirst, starts, type Dealt, type SetupForm, type SetupRules, type Start } from './form';
import { seatingOf, type Seating } from './seating';
import { rememberedStarters } from './starters';
import { wayOf, type Way } from './way';

/** A set-up as it lies on the device: who sat there and what they had chosen. */
interface StoredSetup<Choices> {
  readonly players: readonly { readonly name: string; readonly bot: string | null }[];
  readonly choices: Choices;
  readonly start: Start | null;
  readonly first: Seat | null;
  readonly pace: Pace | null;
}

/** A game alone leaves the table of those who play together as it was. */
const keyEnding: Readonly<Record<Way, string>> = { together: '', alone: '.alone' };

const setupEntry = <G extends GameTypes, Choices>(
  { table, choicesSchema, migrations }: SetupRules<G, Choices>,
  way: Way,
): Entry<StoredSetup<Choices>> => ({
  key: `underTheTable.table.${table.game.id}${keyEnding[way]}`,
  version: 3,
  schema: v.object({
    players: v.pipe(
      v.array(v.object({ name: v.pipe(v.string(), v.maxLength(longestName)), bot: v.nullable(v.string()) })),
      v.minLength(1),
      v.maxLength(mostPlayers),
    ),
    choices: choicesSchema,
    start: v.nullable(v.picklist(starts)),
    first: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlayers - 1))),
    pace: v.nullable(v.picklist(paces)),
  }),
  // Version 2 knew no pace of its own for a table.
  migrations: { ...migrations, 2: (old) => ({ ...(old as object), pace: null }) },
});

const storedSetup = <G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  way: Way,
): StoredSetup<Choices> | null =>
  recall<StoredSetup<Choices> | null>('table', setupEntry(rules, way), () => null);

function storedOf<Choices>({
  seating,
  choices,
  start,
  first,
  pace,
}: SetupForm<Choices>): StoredSetup<Choices> {
  const seat = seating.findIndex(({ id }) => id === first);
  return {
    players: seating.map(({ name, bot }) => ({ name, bot })),
    choices,
    start,
    first: seat < 0 ? null : seat,
    pace,
  };
}

export function rememberSetup<G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  way: Way,
  form: SetupForm<Choices>,
): void {
  remember('table', setupEntry(rules, way), storedOf(form));
}

/** Changes the table as it lies on the device: another window may have changed it since it was read. */
export function reviseSetup<G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  way: Way,
  form: SetupForm<Choices>,
  change: (form: SetupForm<Choices>) => SetupForm<Choices>,
): SetupForm<Choices> {
  let changed = form;
  revise(
    'table',
    setupEntry(rules, way),
    () => storedOf(form),
    (stored) => {
      const isUnchanged = JSON.stringify(stored) === JSON.stringify(storedOf(form));
      changed = change(isUnchanged ? form : formOf(rules, stored));
      return storedOf(changed);
    },
  );
  return changed;
}

const formOf = <G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  { players, ...chosen }: StoredSetup<Choices>,
): SetupForm<Choices> => ({
  ...chosen,
  seating: seatingOf(
    players.map(({ name, bot }) => ({ name, bot: bot === null ? null : offered(rules.table.bots, bot) })),
  ),
  starters: rememberedStarters(rules.table.game.id),
});

/** The table as it was left. */
export function lastSetup<G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  way: Way,
): SetupForm<Choices> | null {
  const stored = storedSetup(rules, way);
  return stored && formOf(rules, stored);
}

/** A newcomer who plays alone meets this many bots. */
const firstRivals = 3;

/** Who sits at the first table of each kind: those who have rehearsed, or one person among bots. */
const firstSeating: Readonly<Record<Way, (bot: string, botNames: Names) => Seating>> = {
  together: () => seatingOf(rememberedNames().map((name) => ({ name, bot: null }))),
  alone: (bot, botNames) =>
    seatingOf([{ name: '', bot: null }, ...botNames.slice(0, firstRivals).map((name) => ({ name, bot }))]),
};

/** The table as a phone lays it that knows of none. */
export const firstSetup = <G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  way: Way,
  language: Language,
  botNames: Names,
): SetupForm<Choices> => ({
  seating: firstSeating[way](rules.table.bots.usual.id, botNames),
  choices: rules.firstChoices(language),
  start: null,
  first: null,
  pace: null,
  starters: rememberedStarters(rules.table.game.id),
});

/** The same people and options, with new secret faces; who begins is found the way the last table found it. */
export function sameAgain<G extends GameTypes, Choices>(
  rules: SetupRules<G, Choices>,
  played: Running<G>,
  seed: number,
): Dealt<G> {
  const { setup, players } = played.match;
  const first = nextFirst(rules, setup, {
    start: storedSetup(rules, wayOf(players))?.start ?? null,
    lastFirst: setup.first,
    byCustom: rules.table.startsNext(stateOf(played)),
    seed,
  });
  const bots = withFacesDrawn(
    rules.table.bots,
    players.map(({ bot }) => bot ?? null),
    seed,
  );
  return {
    setup: { ...setup, first },
    players: players.map(({ name }, seat) => ({ name, ...(bots[seat] == null ? {} : { bot: bots[seat] }) })),
    pace: played.pace,
  };
}
