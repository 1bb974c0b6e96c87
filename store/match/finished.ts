import type { GameTypes } from '../../engine/core';
import { keepGame } from '../history/history';
import { rememberStarter } from '../setup/starters';
import { stateOf, type Running } from './running';
import { openSaved, type SavedMatch } from './saved';
import type { TableGame } from './tableGame';

/** Where a match lies on the device while it is played, and what becomes of it. */
export interface Keeping<G extends GameTypes> {
  readonly saved: SavedMatch<G>;
  /** It has just come to its end. */
  ended(running: Running<G>): void;
  /** Once it is over it makes way for the next; false while there is nowhere else for it to go. */
  handOver(running: Running<G>): boolean;
}

/** A game that counts: it goes to the past games, and from it follows who begins the next. */
export function amongPastGames<G extends GameTypes>(table: TableGame<G>): Keeping<G> {
  const saved = openSaved(table.game);
  return {
    saved,
    ended: (running) => rememberNext(table, running),
    handOver: (running) => handOver(table, running, saved),
  };
}

/** Who by custom begins when these people play again. */
function rememberNext<G extends GameTypes>(table: TableGame<G>, running: Running<G>): void {
  const names = running.match.players.map(({ name }) => name);
  rememberStarter(table.game.id, names, table.startsNext(stateOf(running)));
}

/**
 * A game that is over goes from its place on the device to the past games; where there is no room beside it, it makes
 * way for itself. Gives back whether it has arrived: until then the place is its own.
 */
function handOver<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  saved: SavedMatch<G>,
): boolean {
  const keep = () => keepGame(table, running.id, running, new Date().toISOString());
  if (!keep() && !saved.makeWay(keep)) return false;
  saved.forget();
  return true;
}
