import { cover, curtainOf, lift } from './curtain';
import { keptNames, settingsKey } from './kept';
import { deleteButton, keptPast } from './past';
import type { Phone } from './phone';
import { nameField } from './rehearsal';
import type { Language } from './words';

/** Two who sit at the table in each language; a long name among them. */
export const guests: Readonly<Record<Language, readonly [string, string]>> = {
  fa: ['گل‌نار', 'عبدالرحمان نیک‌پندار'],
  he: ['נועה', 'אברהם־יצחק בן־צבי'],
  ru: ['Лев', 'Александра-Виктория'],
  en: ['Ann', 'Bartholomew-Maximil.'],
};

/** A device on which the settings are broken, the last table had two players of the same name, and a game was played. */
export const troubledDevice = (language: Language) => ({
  [settingsKey]: '{"version":1,"value":{"langu',
  ...keptNames(guests[language][0], guests[language][0]),
  ...keptPast(language),
});

export type Stop =
  | 'notice'
  | 'home'
  | 'new-names-taken'
  | 'history'
  | 'delete-dialog'
  | 'history-empty'
  | 'past-game'
  | 'replay'
  | 'cast'
  | 'sheet'
  | 'settings'
  | 'reset-dialog'
  | 'about'
  | 'names-taken'
  | 'names'
  | 'curtain-down'
  | 'stop-dialog'
  | 'curtain-up'
  | 'table-down'
  | 'table-up'
  | 'empty-table'
  | 'new-arranging'
  | 'home-waiting'
  | 'give-up-dialog'
  | 'not-found';

/** A walk through the whole app on a troubled device, with a stop at everything there is to see. */
export async function tour(phone: Phone, stop: (at: Stop) => Promise<void>): Promise<void> {
  const { words } = phone;
  const [first, second] = guests[phone.language];

  await phone.visit('/');
  await phone.page.getByRole('alert').waitFor();
  await stop('notice');
  await phone.press(words.notices.dismiss);
  await stop('home');

  await phone.enter('new');
  await phone.heading(words.newGame.title).waitFor();
  await stop('new-names-taken');
  await nameField(phone, 2).fill(second);
  await phone.back();

  await phone.enter('history');
  await phone.heading(words.past.title).waitFor();
  await stop('history');
  await deleteButton(phone).tap();
  await phone.heading(words.past.deleteTitle).waitFor();
  await stop('delete-dialog');
  await phone.inDialog('button', words.past.deleteConfirm).tap();
  await phone.heading(words.past.empty).waitFor();
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await stop('history-empty');
  await phone.press(words.past.undo);
  await deleteButton(phone).waitFor();
  await phone.page.getByRole('button').filter({ hasText: first }).first().tap();
  await phone.heading(words.past.result).waitFor();
  await stop('past-game');
  await phone.press(words.past.whatHappened);
  await phone.heading(words.past.replay).first().waitFor();
  await phone.press(words.story.replay.turnOn);
  await phone.press(words.story.replay.moveOn);
  await stop('replay');
  await phone.press(words.past.toResult);
  await phone.heading(words.past.result).waitFor();
  await phone.back();
  await phone.heading(words.past.title).waitFor();
  await phone.back();

  await phone.enter('cast');
  await phone.heading(words.castPage.title).waitFor();
  await stop('cast');
  await phone.press(phone.fill(words.castPage.open, { name: words.cast.inquisitor.name }));
  await phone.heading(words.cast.inquisitor.name).waitFor();
  await stop('sheet');
  await phone.inDialog('button', words.common.close).tap();
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await phone.back();

  await phone.enter('settings');
  await phone.heading(words.settings.title).waitFor();
  await stop('settings');
  await phone.press(words.settings.reset);
  await phone.heading(words.settings.resetTitle).waitFor();
  await stop('reset-dialog');
  await phone.inDialog('button', words.common.cancel).tap();
  await phone.back();

  await phone.enter('about');
  await phone.heading(words.about.title).waitFor();
  await stop('about');
  await phone.back();

  await phone.enter('rehearsal');
  await phone.heading(words.rehearsal.title).waitFor();
  await stop('names-taken');
  await nameField(phone, 2).fill(second);
  await stop('names');
  await phone.press(words.rehearsal.deal);
  await curtainOf(phone, first).waitFor();
  await stop('curtain-down');
  await phone.page.goBack();
  await phone.heading(words.rehearsal.leaveTitle).waitFor();
  await stop('stop-dialog');
  await phone.inDialog('button', words.rehearsal.stay).tap();
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await lift(phone, first);
  await stop('curtain-up');
  await cover(phone);
  await lift(phone, second);
  await cover(phone);
  await phone.heading(words.rehearsal.allLooked).waitFor();
  await stop('table-down');
  await phone.press(words.rehearsal.turnUp);
  await phone.heading(words.rehearsal.turnedUp).waitFor();
  await stop('table-up');

  await phone.visit('/coup');
  await phone.heading(words.match.noneTitle).first().waitFor();
  await stop('empty-table');
  await phone.press(words.match.newGame);
  await phone.heading(words.newGame.title).waitFor();
  await phone.press(words.newGame.addBot);
  await phone.press(phone.fill(words.newGame.arrange, { name: first }));
  await stop('new-arranging');
  await phone.press(words.newGame.deal);
  await phone.button(words.match.log).waitFor();
  await phone.back();
  await phone.heading(words.app.name).waitFor();
  await stop('home-waiting');
  await phone.enter('new');
  await phone.heading(words.newGame.title).waitFor();
  await phone.press(words.newGame.deal);
  await phone.heading(words.newGame.giveUpTitle).waitFor();
  await stop('give-up-dialog');

  await phone.visit('/nowhere');
  await phone.heading(words.trouble.lostTitle).waitFor();
  await stop('not-found');
}
