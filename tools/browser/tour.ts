import { tableOf } from './bar';
import { cover, curtainOf, lift } from './curtain';
import { deleteButton, keptPast } from './history';
import { keptNames, settingsKey } from './kept';
import type { Phone } from './phone';
import { nameField } from './rehearsal';
import { company } from './tables';
import type { Language } from './words';

/** Two who sit at the table in each language; a long name among them. */
const guests: Readonly<Record<Language, readonly [string, string]>> = {
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
  | 'lesson'
  | 'lesson-over'
  | 'history'
  | 'statistics'
  | 'person'
  | 'delete-dialog'
  | 'history-empty'
  | 'past-game'
  | 'replay'
  | 'rules'
  | 'rules-found'
  | 'rulebook'
  | 'rulebook-contents'
  | 'rules-compared'
  | 'cast'
  | 'sheet'
  | 'settings'
  | 'reset-dialog'
  | 'about'
  | 'licences'
  | 'names-taken'
  | 'names'
  | 'curtain-down'
  | 'stop-dialog'
  | 'curtain-up'
  | 'table-down'
  | 'table-up'
  | 'empty-table'
  | 'new-arranging'
  | 'opening-look'
  | 'home-waiting'
  | 'give-up-dialog'
  | 'not-found';

/** A walk through the whole app on a troubled device, with a stop at everything there is to see. */
export async function tour(phone: Phone, stop: (at: Stop) => Promise<void>): Promise<void> {
  const { words } = phone;
  const [first, second] = guests[phone.language];
  const [winner = ''] = company[phone.language];

  await phone.visit('/');
  await phone.page.getByRole('alert').waitFor();
  await stop('notice');
  await phone.press(words.notices.dismiss);
  await stop('home');

  await phone.enter('together');
  await phone.heading(words.setup.titles.together).waitFor();
  await stop('new-names-taken');
  await phone.write(nameField(phone, 2), second);
  await phone.back();

  await phone.enter('learn');
  await phone.button(words.lesson.further).waitFor();
  await stop('lesson');
  await phone.press(words.lesson.skip);
  await phone.heading(words.lesson.skippedTitle).waitFor();
  await stop('lesson-over');
  await phone.back();

  await phone.enter('history');
  await phone.heading(words.history.title).waitFor();
  await stop('history');
  await phone.touch(phone.page.getByRole('button', { name: words.statistics.hint }));
  await phone.heading(words.statistics.title).waitFor();
  await stop('statistics');
  await phone.touch(phone.page.getByRole('button').filter({ hasText: winner }).last());
  await phone.heading(words.coup.tally.title).waitFor();
  await stop('person');
  await phone.back();
  await phone.heading(words.statistics.title).waitFor();
  await phone.back();
  await phone.heading(words.history.title).waitFor();
  await phone.touch(deleteButton(phone));
  await phone.heading(words.history.deleteTitle).waitFor();
  await stop('delete-dialog');
  await phone.touch(phone.inDialog('button', words.history.deleteConfirm));
  await phone.heading(words.history.empty).waitFor();
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await stop('history-empty');
  await phone.press(words.history.undo);
  await deleteButton(phone).waitFor();
  await phone.touch(phone.page.getByRole('button').filter({ hasText: first }).first());
  await phone.heading(words.end.result).waitFor();
  await stop('past-game');
  await phone.press(words.end.replay);
  await phone.heading(words.replay.title).first().waitFor();
  await phone.press(words.replay.turnOn);
  await phone.press(words.replay.moveOn);
  await stop('replay');
  await phone.press(words.replay.toResult);
  await phone.heading(words.end.result).waitFor();
  await phone.back();
  await phone.heading(words.history.title).waitFor();
  await phone.back();

  await phone.enter('rules');
  await phone.heading(words.rules.title).waitFor();
  await stop('rules');
  await phone.write(phone.page.getByRole('textbox'), words.cast.duke.name);
  await phone.page.getByRole('button').filter({ hasText: words.cast.duke.name }).first().waitFor();
  await stop('rules-found');
  await phone.write(phone.page.getByRole('textbox'), '');
  await phone.touch(phone.page.getByRole('button', { name: words.rules.about.russian }));
  await phone.button(words.rules.share).waitFor();
  await stop('rulebook');
  await phone.touch(phone.page.getByRole('button', { name: new RegExp(`^${words.rules.contents}: `) }));
  await phone.heading(words.rules.contents).waitFor();
  await stop('rulebook-contents');
  await phone.touch(phone.inDialog('button', words.common.close));
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await phone.back();
  await phone.heading(words.rules.title).waitFor();
  await phone.touch(phone.page.getByRole('button', { name: words.games.coup.differencesHint }));
  await phone.heading(words.coup.differences.title).waitFor();
  await stop('rules-compared');
  await phone.back();
  await phone.heading(words.rules.title).waitFor();
  await phone.back();

  await phone.enter('cast');
  await phone.heading(words.castPage.title).waitFor();
  await stop('cast');
  await phone.press(phone.fill(words.castPage.open, { name: words.cast.inquisitor.name }));
  await phone.heading(words.cast.inquisitor.name).waitFor();
  await stop('sheet');
  await phone.touch(phone.inDialog('button', words.common.close));
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await phone.back();

  await phone.enter('settings');
  await phone.heading(words.settings.title).waitFor();
  await stop('settings');
  await phone.press(words.settings.reset);
  await phone.heading(words.settings.resetTitle).waitFor();
  await stop('reset-dialog');
  await phone.touch(phone.inDialog('button', words.common.cancel));
  await phone.back();

  await phone.enter('about');
  await phone.heading(words.about.title).waitFor();
  await stop('about');
  await phone.press(words.about.licences);
  await phone.heading(words.about.licences).waitFor();
  await stop('licences');
  await phone.back();
  await phone.back();

  await phone.enter('rehearsal');
  await phone.heading(words.rehearsal.title).waitFor();
  await stop('names-taken');
  await phone.write(nameField(phone, 2), second);
  await stop('names');
  await phone.press(words.rehearsal.deal);
  await curtainOf(phone, first).waitFor();
  await stop('curtain-down');
  await phone.goBack();
  await phone.heading(words.rehearsal.leaveTitle).waitFor();
  await stop('stop-dialog');
  await phone.touch(phone.inDialog('button', words.rehearsal.stay));
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

  await phone.visit('/play/coup');
  await phone.heading(words.match.noneTitle).first().waitFor();
  await stop('empty-table');
  await phone.press(words.match.newGame);
  await phone.heading(words.setup.titles.together).waitFor();
  await phone.press(words.setup.addBot);
  await phone.press(phone.fill(words.setup.arrange, { name: first }));
  await stop('new-arranging');
  await phone.press(words.setup.deal);
  await phone.button(words.match.allHaveLooked).waitFor();
  await stop('opening-look');
  await phone.pressForGood(words.match.allHaveLooked);
  await tableOf(phone).waitFor();
  await phone.back();
  await phone.heading(words.app.name).waitFor();
  await stop('home-waiting');
  await phone.enter('together');
  await phone.heading(words.setup.titles.together).waitFor();
  await phone.press(words.setup.deal);
  await phone.heading(words.setup.giveUpTitle).waitFor();
  await stop('give-up-dialog');

  await phone.visit('/nowhere');
  await phone.heading(words.trouble.lostTitle).waitFor();
  await stop('not-found');
}
