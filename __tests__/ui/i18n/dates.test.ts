import { dateAndTimeIn, dateIn } from '../../../ui/i18n/dates';
import { translatorOf } from '../../../ui/i18n/translations';
import type { Language } from '../../../store/languages';

/** Marks of direction are not what is read. */
const read = (text: string) => text.replace(/[\u200f\u2068\u2069]/g, '').replace(/\u00a0/g, ' ');
const on = (language: Language, date: Date) =>
  read(dateIn(translatorOf(language), language, date.toISOString()));

test.each([
  ['en', '18 November 2026'],
  ['ru', '18 ноября 2026'],
  ['he', '18 בנובמבר 2026'],
  ['fa', '۲۷ آبان ۱۴۰۵'],
] as const)('a day in November, in %s', (language, date) => {
  expect(on(language, new Date(2026, 10, 18, 21, 4))).toBe(date);
});

test('the time of day is one number, in the digits of the language', () => {
  const at = new Date(2026, 10, 18, 21, 4).toISOString();
  expect(dateAndTimeIn(translatorOf('en'), 'en', at)).toContain('\u206821:04\u2069');
  expect(dateAndTimeIn(translatorOf('fa'), 'fa', at)).toContain('\u2068۲۱:۰۴\u2069');
});

test('Persian days are those of the almanac, all through this century', () => {
  const almanac = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const weeks = Array.from({ length: 5_218 }, (_, week) => new Date(Date.UTC(2000, 0, 1 + 7 * week, 12)));
  const astray = weeks.filter((utc) => {
    const local = new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);
    return on('fa', local) !== almanac.format(utc);
  });
  expect(astray).toEqual([]);
});
