import type { TFunction } from 'i18next';
import type { Waiting } from '../../store/match/saved';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the largest unit that fits. A clock that was set back says “just now”. */
function agoIn(t: TFunction, milliseconds: number): string {
  if (milliseconds < minute) return t('home.waiting.now');
  if (milliseconds < hour) return t('home.waiting.minutes', { count: Math.floor(milliseconds / minute) });
  if (milliseconds < day) return t('home.waiting.hours', { count: Math.floor(milliseconds / hour) });
  return t('home.waiting.days', { count: Math.floor(milliseconds / day) });
}

/** Which game it is: “10 players · turn 39 · 2 hours ago”. */
export function waitingWords(t: TFunction, { way, players, turn, savedAt }: Waiting, now: Date): string {
  const who = {
    together: () => t('home.waiting.people', { count: players.length }),
    alone: () => t('home.waiting.rivals', { count: players.length - 1 }),
  };
  return [
    who[way](),
    ...(turn === null ? [] : [t('home.waiting.turn', { turn })]),
    ...(savedAt === null ? [] : [agoIn(t, now.getTime() - new Date(savedAt).getTime())]),
  ].join(' · ');
}
