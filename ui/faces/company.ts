import { createContext } from 'react';
import { openName, type MatchPlayer } from '../../engine/core';

/** Who sits where, as far as everybody at the table knows: bots by their open names, and null for people. */
type Company = readonly (string | null)[];

export const companyOf = (players: readonly MatchPlayer[]): Company =>
  players.map(({ bot }) => (bot === undefined ? null : openName(bot)));

/** At a table that is being played; nobody is known anywhere else. */
export const CompanyContext = createContext<Company>([]);
