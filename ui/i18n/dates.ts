import type { TFunction } from 'i18next';
import type { Language } from '../../store/languages';
import { inDigitsOf } from './written';

interface Day {
  readonly day: number;
  /** From 0. */
  readonly month: number;
  readonly year: number;
}

type Calendar = (date: Date) => Day;

const gregorian: Calendar = (date) => ({
  day: date.getDate(),
  month: date.getMonth(),
  year: date.getFullYear(),
});

const dayLong = 86_400_000;

/**
 * The Persian calendar by arithmetic: eight leap years in every thirty-three, which is what the sun does until 2124.
 * Phones differ in what their `Intl` knows of it.
 */
const persian: Calendar = (date) => {
  const sinceEpoch = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayLong;
  // 1 January 1970, counted in days from the start of such a cycle.
  let days = 1_075_195 + sinceEpoch;
  let year = -1595 + 33 * Math.floor(days / 12_053);
  days %= 12_053;
  year += 4 * Math.floor(days / 1461);
  days %= 1461;
  if (days > 365) {
    year += Math.floor((days - 1) / 365);
    days = (days - 1) % 365;
  }
  // Six months of 31 days, then months of 30.
  const [month, day] =
    days < 186 ? [Math.floor(days / 31), days % 31] : [6 + Math.floor((days - 186) / 30), (days - 186) % 30];
  return { day: day + 1, month, year };
};

const calendars: Readonly<Record<Language, Calendar>> = {
  fa: persian,
  he: gregorian,
  ru: gregorian,
  en: gregorian,
};

const months = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** A day as people of that language call it. */
export function dateIn(t: TFunction, language: Language, iso: string): string {
  const { day, month, year } = calendars[language](new Date(iso));
  return t('history.date', { day, month: t(`history.month.${months[month] ?? 'first'}`), year });
}

/** The day, and the hour on the clock. */
export function dateAndTimeIn(t: TFunction, language: Language, iso: string): string {
  const at = new Date(iso);
  const minutes = String(at.getMinutes()).padStart(2, '0');
  const time = inDigitsOf(language, `${at.getHours()}:${minutes}`);
  return t('history.dateAndTime', { date: dateIn(t, language, iso), time });
}
