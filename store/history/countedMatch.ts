import type { GameTypes } from '../../engine/core';
import { openMatch, type MatchStore } from '../match/match';
import { openDevice, type Archive } from '../match/matchDevice';
import { stateOf } from '../match/running';
import type { TableGame } from '../match/tableGame';
import type { Way } from '../setup/way';
import { rememberStarter } from '../setup/starters';
import { isKept, keepGame } from './history';

/** A game that counts goes to the past games, and from it follows who begins the next. */
const pastGames = <G extends GameTypes>(table: TableGame<G>): Archive<G> => ({
  ended(running) {
    const names = running.match.players.map(({ name }) => name);
    rememberStarter(table.game.id, names, table.startsNext(stateOf(running)));
  },
  add: (running) => keepGame(table, running.id, running, new Date().toISOString()),
  has: isKept,
});

export const openCountedMatch = <G extends GameTypes>(
  table: TableGame<G>,
  way: Way = 'together',
): MatchStore<G> => openMatch(table, openDevice(table, way, pastGames(table)));

/** A game’s two matches: one waits untouched while the other is played. */
export type Matches<G extends GameTypes> = Readonly<Record<Way, MatchStore<G>>>;

export const openMatches = <G extends GameTypes>(table: TableGame<G>): Matches<G> => ({
  together: openCountedMatch(table),
  alone: openCountedMatch(table, 'alone'),
});
