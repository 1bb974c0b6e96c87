import type { TFunction } from 'i18next';
import type { MatchPlayer } from '../../engine/core';
import { onlyUnnamed } from '../../store/match/running';
import type { Names } from '../../store/names';

/** What a seat is called where no name was given. */
export const unnamed = (t: TFunction, seat: number): string => t('players.unnamed', { number: seat + 1 });

/** What a seat is called: by its name, or by its number where no name was given. */
export function nameOf(t: TFunction, names: Names, seat: number): string {
  const name = names[seat]?.trim() ?? '';
  return name === '' ? unnamed(t, seat) : name;
}

/** What everybody at a table is called, by seat: somebody who plays alone and gave no name is “you”. */
export function namesAt(t: TFunction, players: readonly MatchPlayer[]): readonly string[] {
  const given = players.map(({ name }) => name);
  const you = onlyUnnamed(players);
  return given.map((_, seat) => (seat === you ? t('match.you') : nameOf(t, given, seat)));
}
