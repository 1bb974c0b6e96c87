import type { Locator } from 'playwright-core';
import type { Action, Book, CoupOptions, MatchPlayer } from '../../../engine';
import type { Settings } from '../../../store/settings';
import { deckFrom } from '../../engine/coup/support/deck';
import { dealt, keptMatch, written, type CoupMatch } from './coup';
import { coverButton, curtainOf } from './curtain';
import type { House } from './house';
import { keptSettings } from './kept';
import type { Phone, PhoneOptions } from './phone';
import { liftByTaps } from './player';
import type { Language } from './words';

/** Nothing to wait for: bots answer at once, and a curtain is lifted by tapping. */
export const brisk: Partial<Settings> = { uncover: 'tapTwice', botPace: 'instant', sound: false };

export interface Sitting {
  readonly book?: Book;
  /** Who sits there, clockwise, and the two cards they hold. */
  readonly hands: Readonly<Record<string, string>>;
  /** Those among them who are bots. */
  readonly bots?: readonly string[];
  /** The top of the court. */
  readonly court?: string;
  readonly options?: CoupOptions;
}

/** A game in which everybody holds the cards that were put there. */
export function sittingDown({ book = 'persian', hands, bots = [], court, options }: Sitting): CoupMatch {
  const names = Object.keys(hands);
  const players: readonly MatchPlayer[] = names.map((name) =>
    bots.includes(name) ? { name, bot: 'steady' } : { name },
  );
  const cards = deckFrom(Object.values(hands), court);
  // Two who draft are dealt one card each, from a third of the deck.
  const deck = options?.twoPlayers === 'draft' ? [...new Set(cards)] : cards;
  return dealt({ book, players: names.length, first: 0, deck, ...(options ? { options } : {}) }, players, 7);
}

/** A device on which that game has just been dealt. */
export const keptSitting = (table: Sitting, language: Language, settings: Partial<Settings> = {}) => ({
  ...keptMatch(sittingDown(table)),
  ...keptSettings(language, { ...brisk, ...settings }),
});

/** A phone on which that game has just been dealt. */
export function sitting(
  house: House,
  table: Sitting,
  options: PhoneOptions,
  settings: Partial<Settings> = {},
): Promise<Phone> {
  const kept = { ...keptSitting(table, options.language, settings), ...options.kept };
  return house.phone({ ...options, kept }, '/coup');
}

/** The moves the device has written down. */
export const moves = async (phone: Phone) => (await written(phone))?.moves ?? null;

/** The table calls somebody to answer in secret. */
export const handOver = (phone: Phone, name: string): Locator =>
  phone.button(phone.fill(phone.words.match.handTo, { name }));

/** Somebody is handed the phone, and lifts the curtain. */
export async function takePhone(phone: Phone, name: string): Promise<void> {
  await handOver(phone, name).tap();
  await liftCurtain(phone, name);
}

export async function liftCurtain(phone: Phone, name: string): Promise<void> {
  await curtainOf(phone, name).waitFor();
  await liftByTaps(phone);
}

/** The plate with an action or a name on it. */
export const plate = (phone: Phone, words: string): Locator => phone.with('button', words);

/** Somebody whose turn it is takes the phone and does something. */
export async function act(phone: Phone, name: string, action: Action, target?: string): Promise<void> {
  await takePhone(phone, name);
  await choose(phone, action, target);
  await coverButton(phone).waitFor({ state: 'hidden' });
}

/** What is chosen while the curtain is up. */
export async function choose(phone: Phone, action: Action, target?: string): Promise<void> {
  await plate(phone, phone.words.coup.actions[action]).tap();
  if (target !== undefined) await plate(phone, target).last().tap();
}

/** Somebody touches their own seat. */
export async function touchSeat(phone: Phone, name: string): Promise<void> {
  await phone.press(phone.fill(phone.words.match.answerOf, { name }));
  await phone.page.getByRole('dialog').waitFor();
}

/** Says something in the sheet that lies over the table. */
export async function say(phone: Phone, words: string): Promise<void> {
  await phone.inDialog('button', words).tap();
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** What lies before a seat, as a screen reader reads it. */
export const seatOf = (phone: Phone, name: string): Locator =>
  phone.page
    .getByRole('region', { name: phone.words.match.middle, exact: true })
    .getByRole('img', { name: new RegExp(`^\u2068${name}\u2069`) });

export const seatSays = async (phone: Phone, name: string): Promise<string> =>
  (await seatOf(phone, name).getAttribute('aria-label')) ?? '';

/** A sentence on the page. */
export const reads = (phone: Phone, sentence: string): Locator =>
  phone.page.getByText(sentence, { exact: true });
