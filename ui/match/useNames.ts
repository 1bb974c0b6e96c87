import type { MatchPlayer } from '../../engine';
import { useLanguage } from '../i18n/language';
import { nameOf } from '../nameOf';

/** What everybody at the table is called, by seat. */
export function useNames(players: readonly MatchPlayer[]): readonly string[] {
  const { t } = useLanguage();
  const names = players.map(({ name }) => name);
  return names.map((_, seat) => nameOf(t, names, seat));
}
