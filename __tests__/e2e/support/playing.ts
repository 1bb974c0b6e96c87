import type { Locator } from '@playwright/test';
import type { MatchPlayer } from '../../../engine';
import type { Action, Book, CoupOptions } from '../../../engine/coup';
import type { Pace } from '../../../store/match/pace';
import type { Settings } from '../../../store/settings';
import { dealt, keptMatch, written, type CoupMatch } from '../../../tools/browser/coup';
import { coverButton, curtainOf, liftByTaps } from '../../../tools/browser/curtain';
import { keptSettings } from '../../../tools/browser/kept';
import type { PhoneOptions } from '../../../tools/browser/device';
import type { Phone } from '../../../tools/browser/phone';
import { isolated, type Language } from '../../../tools/browser/words';
import { deckFrom } from '../../engine/coup/support/deck';
import { expect, type App } from './test';

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
  readonly pace?: Pace;
}

/** Three who hold two different characters each. */
export const three: Sitting = {
  hands: { Ann: 'duke captain', Bob: 'assassin contessa', Cem: 'captain contessa' },
};

/** Two by the shortest book, in which Ann is what she says and wins whenever she is doubted. */
export const two: Sitting = {
  book: 'hebrew',
  hands: { Ann: 'duke captain', Bob: 'contessa assassin' },
  court: 'ambassador',
};

/** The same, at a table where actions are chosen in the open. */
export const inOpen = (sitting: Sitting): Sitting => ({ ...sitting, pace: 'quick' });

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
  ...keptMatch(sittingDown(table), table.pace),
  ...keptSettings(language, { ...brisk, ...settings }),
});

/** A phone on which that game has just been dealt. */
export function sitting(
  app: App,
  table: Sitting,
  options: PhoneOptions,
  settings: Partial<Settings> = {},
): Promise<Phone> {
  const kept = { ...keptSitting(table, options.language, settings), ...options.kept };
  return app.phone({ ...options, kept }, '/play/coup');
}

/** The moves the device has written down. */
export const moves = async (phone: Phone) => (await written(phone))?.moves ?? null;

/** The table calls somebody to answer in secret: their lamp stands on it. */
export const lampOf = (phone: Phone, name: string): Locator =>
  phone.page.getByRole('group', { name: phone.fill(phone.words.match.handTo, { name }), exact: true });

/** Somebody takes the phone from the table, and lifts the lamp. */
export async function takePhone(phone: Phone, name: string): Promise<void> {
  await lampOf(phone, name).waitFor();
  await liftByTaps(phone);
}

/** Somebody is called by a curtain that hangs over the table, and lifts it. */
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
  await phone.touch(plate(phone, phone.words.coup.actions[action]));
  if (target !== undefined) await phone.touch(plate(phone, isolated(target)).last());
}

/** Somebody touches their own seat, and has objected by that. */
export async function object(phone: Phone, name: string, answer: string): Promise<void> {
  await phone.press(phone.fill(phone.words.match.says, { name, answer }));
}

/** Somebody who has more to choose from touches their own seat. */
export async function touchSeat(phone: Phone, name: string): Promise<void> {
  await phone.press(phone.fill(phone.words.match.answerOf, { name }));
  await phone.page.getByRole('dialog').waitFor();
}

/** Says something in the sheet that lies over the table. */
export async function say(phone: Phone, words: string): Promise<void> {
  await phone.touch(phone.inDialog('button', words));
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** What lies before a seat, as a screen reader reads it: it begins with the name. */
export const seatOf = (phone: Phone, name: string): Locator => {
  const [who = ''] = phone.words.coup.board.about.split('{{state}}');
  return phone.page
    .getByRole('region', { name: phone.words.match.middle, exact: true })
    .getByRole('img', { name: new RegExp(`^${phone.fill(who, { what: name })}`) });
};

export const seatSays = async (phone: Phone, name: string): Promise<string> =>
  (await seatOf(phone, name).getAttribute('aria-label')) ?? '';

/** Something comes into sight that another window or the browser brings in its own time. */
export async function comes(phone: Phone, target: Locator): Promise<void> {
  await expect.poll(() => phone.sees(target)).toBe(true);
  await phone.settle();
}

/** A sentence on the page. */
export const reads = (phone: Phone, sentence: string): Locator =>
  phone.page.getByText(sentence, { exact: true });
