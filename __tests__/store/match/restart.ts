import { decided, type GameTypes } from '../../../engine/core';
import type * as History from '../../../store/history/history';
import type { MatchStore } from '../../../store/match/match';
import type * as Saved from '../../../store/match/saved';
import type * as Notices from '../../../store/notices';

/** The app is started anew: all it knows is what lies on the device. */
export function restart<G extends GameTypes>(load: () => MatchStore<G>) {
  let match: MatchStore<G> | undefined;
  let saved: typeof Saved | undefined;
  let notices: typeof Notices | undefined;
  let history: typeof History | undefined;
  jest.isolateModules(() => {
    history = require('../../../store/history/history') as typeof History;
    match = load();
    saved = require('../../../store/match/saved') as typeof Saved;
    notices = require('../../../store/notices') as typeof Notices;
  });
  if (!match || !saved || !notices || !history) throw new Error('did not start');
  const { table, useMatch, ...store } = match;
  const { isSaved } = saved;
  const { useNotices } = notices;
  const asked = () => {
    const state = useMatch.getState().running?.steps.at(-1)?.state;
    return state === undefined ? null : table.game.asked(state);
  };
  return {
    match,
    history,
    now: useMatch.getState,
    asked,
    moves: () => useMatch.getState().running?.match.moves,
    isSaved: () => isSaved(table.game.id),
    posted: () => useNotices.getState(),
    /** The bot that is asked answers at once. */
    letBotAnswer: () => oneAnswer(match),
    /** One answer after the other, until a person is asked or the game is over. */
    letBotsAnswer() {
      while (store.thinking()) oneAnswer(match);
    },
  };
}

export function oneAnswer<G extends GameTypes>(match: MatchStore<G> | undefined): void {
  const thinking = match?.thinking();
  if (!match || !thinking) throw new Error('no bot is asked');
  match.botAnswer(decided(thinking));
}
