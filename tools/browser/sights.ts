import type { Pace } from '../../store/match/pace';
import type { Settings } from '../../store/settings';
import { come, copsPlaces, keptAt } from './copsTables';
import { keptMatch } from './coup';
import { keptSettings } from './kept';
import { bringAbout, greatMoments, matchBefore, momentNamed } from './moments';
import type { Phone } from './phone';
import { matchAt, placeNamed, places, type Place } from './tables';
import type { Language } from './words';

/** A game at a moment that is worth a look. */
export interface Sight {
  readonly game: 'coup' | 'cops';
  readonly id: string;
  /** What lies on the device before. */
  kept(language: Language): Readonly<Record<string, string>>;
  /** From the table to what is to be seen. */
  come(phone: Phone): Promise<void>;
}

const settings = (language: Language, change: Partial<Settings> = {}) =>
  keptSettings(language, { uncover: 'tapTwice', ...change });

const ofPlace = (
  place: Place,
  id: string = place.id,
  change: Partial<Settings> = {},
  pace?: Pace,
): Sight => ({
  game: 'coup',
  id,
  kept: (language) => ({ ...keptMatch(matchAt(language, place), pace), ...settings(language, change) }),
  come: async (phone) => place.then?.(phone),
});

/** The same place for people who have set things otherwise. */
const otherwise: readonly Sight[] = [
  ofPlace(placeNamed('act'), 'act-hints', { hints: true }),
  ofPlace(placeNamed('handed-over'), 'act-in-the-open', {}, 'quick'),
  ofPlace(placeNamed('claim'), 'asked-in-private', { askInPrivate: true }),
  ofPlace(placeNamed('claim'), 'both-ends', { bothEnds: true }),
  ofPlace(placeNamed('alone-act'), 'alone-act-coach', { coach: true }),
  ofPlace(placeNamed('alone-claim'), 'alone-claim-coach', { coach: true, hints: true }),
];

const held: readonly Sight[] = greatMoments.map((moment) => ({
  game: 'coup',
  id: moment.id,
  // A lamp is lifted by holding it, as cards are chosen.
  kept: (language) => ({ ...keptMatch(matchBefore(language, moment)), ...keptSettings(language) }),
  come: (phone) => bringAbout(phone, moment),
}));

/** The end of the game that has just been won, and further down the page. */
const ending = (id: string, further: (phone: Phone) => Promise<void>): Sight => ({
  game: 'coup',
  id,
  kept: (language) => ({
    ...keptMatch(matchBefore(language, momentNamed('victory'))),
    ...keptSettings(language),
  }),
  come: async (phone) => {
    await bringAbout(phone, momentNamed('victory'));
    await phone.touch(phone.inDialog('button', phone.words.match.showdown.goOn));
    await phone.heading(phone.words.end.result).waitFor();
    await further(phone);
  },
});

const scrollTo = (phone: Phone, heading: string) =>
  phone.heading(heading).evaluate((element) => element.scrollIntoView());

const ofCops: readonly Sight[] = copsPlaces.map((place) => ({
  game: 'cops',
  id: place.id,
  kept: (language) => ({ ...keptAt(language, place), ...settings(language, { sound: false }) }),
  come: (phone) => come(phone, place),
}));

/** Everything there is to see at a table. */
export const sights: readonly Sight[] = [
  ...places.map((place) => ofPlace(place)),
  ...otherwise,
  ...held,
  ending('end', () => Promise.resolve()),
  ending('end-bluffs', (phone) => scrollTo(phone, phone.words.coup.end.bluffs)),
  ending('end-course', (phone) => scrollTo(phone, phone.words.end.course)),
  ...ofCops,
];
