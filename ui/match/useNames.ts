import type { TFunction } from 'i18next';
import type { MatchPlayer } from '../../engine/core';
import { onlyUnnamed } from '../../store/match/running';
import { nameOf } from '../components/nameOf';
import { useLanguage } from '../i18n/language';

/** What everybody at a table is called, by seat: somebody who plays alone and gave no name is “you”. */
export function namesAt(t: TFunction, players: readonly MatchPlayer[]): readonly string[] {
  const given = players.map(({ name }) => name);
  const you = onlyUnnamed(players);
  return given.map((_, seat) => (seat === you ? t('match.you') : nameOf(t, given, seat)));
}

/** The same in the language in use. */
export function useNames(players: readonly MatchPlayer[]): readonly string[] {
  return namesAt(useLanguage().t, players);
}
