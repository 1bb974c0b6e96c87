import type { Href } from 'expo-router';
import type { games } from '../../engine';
import type { Rulebook } from '../../locales/rulebooks/books';
import { copsWords } from '../cops/words';
import { coupWords } from '../coup/words';
import type { LateWords } from '../i18n/lateWords';
import type { Later } from '../arriving';
import { later } from '../later/later';
import type { GameModule } from '../module/gameModule';

export type GameId = keyof typeof games;

/** Every game is fetched when it is needed. This is the only list of all games in `ui/`. */
export const gameModules: Readonly<Record<GameId, Later<GameModule>>> = {
  coup: later(() => import('../coup/coupModule').then(({ coupModule }) => coupModule), coupWords),
  cops: later(() => import('../cops/copsModule').then(({ copsModule }) => copsModule), copsWords),
};

/** Fetches the game of that name; null if there is none, or it cannot be had. */
export async function moduleHere(id: string): Promise<GameModule | null> {
  const part = moduleOf(id);
  await part?.load();
  const arrival = part?.now();
  return arrival?.is === 'here' ? arrival.value : null;
}

/** The words of all games. */
export const gameWords: readonly LateWords[] = [coupWords, copsWords];

const isGameId = (id: string): id is GameId => Object.hasOwn(gameModules, id);

export const gameIds: readonly GameId[] = Object.keys(gameModules).filter(isGameId);

/** The game of that name, if there is one. */
export const moduleOf = (id: string): Later<GameModule> | null => (isGameId(id) ? gameModules[id] : null);

const gameOfBook: Readonly<Record<Rulebook, GameId>> = {
  persianPlus: 'coup',
  persian: 'coup',
  russian: 'coup',
  hebrew: 'coup',
  cops: 'cops',
};

/** The link to the comparison of a game's books, for games that have several. */
export const comparisons = {
  coup: { label: 'games.coup.differences', hint: 'games.coup.differencesHint' },
} as const;

/** The lesson that is taken by a rulebook. */
export const lessonByBook = (book: Rulebook): Href => ({
  pathname: '/learn/[game]',
  params: { game: gameOfBook[book], book },
});

/** The game that is played by a rulebook, if it is there. */
export const moduleByBook = (book: Rulebook): Later<GameModule> | null => moduleOf(gameOfBook[book]);
