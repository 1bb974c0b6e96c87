import { useEffect, useRef } from 'react';
import type { GameTypes, Seat } from '../../engine/core';
import { letBotsPlay, thinkingTime, type BotTurns } from '../../store/match/botTurns';
import type { MatchStore } from '../../store/match/match';
import { canPass } from '../../store/match/passing';
import { stateOf } from '../../store/match/running';
import { useSettings } from '../../store/settings';

/** Bots play on while somebody looks and nothing is in the way. */
export function useBots<G extends GameTypes>(
  match: MatchStore<G>,
  paused: boolean,
): Pick<BotTurns, 'hasten'> {
  const turns = useRef<BotTurns>(null);
  useEffect(() => {
    if (paused) return undefined;
    const playing = letBotsPlay(match);
    turns.current = playing;
    return () => {
      playing.stop();
      turns.current = null;
    };
  }, [match, paused]);
  return { hasten: () => turns.current?.hasten() };
}

/**
 * Somebody who plays alone may have said that whatever does not concern them can pass. It does so after the time that
 * a bot would take, and by what everybody sees; while something covers the table, it waits.
 */
export function useLetPass<G extends GameTypes>(
  match: MatchStore<G>,
  alone: Seat | null,
  paused: boolean,
): void {
  const pace = useSettings((settings) => settings.botPace);
  const running = match.useMatch((now) => now.running);

  useEffect(() => {
    const { game } = match.table;
    if (!running?.passesUnconcerned || paused || alone === null) return undefined;
    const state = stateOf(running);
    const asked = game.asked(state);
    if (asked?.seat !== alone || !canPass(match.table, state)) return undefined;
    const touched = game.questions[asked.kind].touches?.(game.view(state, 'table')) ?? [];
    if (touched.includes(alone)) return undefined;
    const timer = setTimeout(match.passUnconcerned, thinkingTime(pace, 'answer'));
    return () => clearTimeout(timer);
  }, [match, alone, paused, pace, running]);
}
