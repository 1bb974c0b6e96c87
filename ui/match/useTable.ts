import { useEffect, useState } from 'react';
import { letBotsPlay } from '../../store/match/botTurns';
import type { TableOf } from '../../store/match/table';

/** What lies on a table, taken up from the device if need be. Bots play on while somebody looks and nothing is in the way. */
export function useTable<Setup, State, Move, Event, View>(
  table: TableOf<Setup, State, Move, Event, View>,
  paused: boolean,
) {
  // Before the first render, so that the page never shows an empty table where a match waits.
  useState(() => table.takeUp());
  useEffect(() => (paused ? undefined : letBotsPlay(table)), [table, paused]);
  return table.useOnTable();
}
