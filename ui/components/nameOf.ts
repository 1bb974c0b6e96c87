import type { TFunction } from 'i18next';
import type { Names } from '../../store/names';

/** What a seat is called where no name was given. */
export const unnamed = (t: TFunction, seat: number): string => t('players.unnamed', { number: seat + 1 });

/** What a seat is called: by its name, or by its number where no name was given. */
export function nameOf(t: TFunction, names: Names, seat: number): string {
  const name = names[seat]?.trim() ?? '';
  return name === '' ? unnamed(t, seat) : name;
}
