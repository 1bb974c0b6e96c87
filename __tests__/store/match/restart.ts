import { decided, type GameTypes } from '../../../engine/core';
import type * as History from '../../../store/history/history';
import type { MatchStore } from '../../../store/match/match';
import type * as Saved from '../../../store/match/saved';
import type * as Notices from '../../../store/notices';
import { startApp } from '../support/startApp';

/** The app starts again: all it knows is what lies on the device. */
export function restart<G extends GameTypes>(load: () => MatchStore<G>) {
  const { match, openHistory, waitingOf, useNotices } = startApp(() => ({
    match: load(),
    ...(require('../../../store/history/history') as typeof History),
    ...(require('../../../store/match/saved') as typeof Saved),
    ...(require('../../../store/notices') as typeof Notices),
  }));
  const { table, useMatch } = match;
  return {
    match,
    now: useMatch.getState,
    asked() {
      const state = useMatch.getState().running?.steps.at(-1)?.state;
      return state === undefined ? null : table.game.asked(state);
    },
    moves: () => useMatch.getState().running?.match.moves,
    games: () => openHistory().games,
    isSaved: () => waitingOf([table.game.id]).length > 0,
    posted: useNotices.getState,
    /** The bot that is asked answers at once. */
    letBotAnswer: () => oneAnswer(match),
    /** One answer after the other, until a person is asked or the game is over. */
    letBotsAnswer() {
      while (match.thinking()) oneAnswer(match);
    },
  };
}

export function oneAnswer<G extends GameTypes>(match: MatchStore<G>): void {
  const thinking = match.thinking();
  if (!thinking) throw new Error('no bot is asked');
  match.botAnswer(decided(thinking));
}

/** How many moves of a match lie on the device; undefined where none lies there. */
export function movesSaved(game: string): number | undefined {
  const text = localStorage.getItem(`underTheTable.match.${game}`);
  if (text === null) return undefined;
  const { value } = JSON.parse(text) as { readonly value: { readonly record: string } };
  return (JSON.parse(value.record) as { readonly moves: readonly unknown[] }).moves.length;
}
