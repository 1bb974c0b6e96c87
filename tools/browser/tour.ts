import { tableOf } from './bar';
import { cover, curtainOf, lift } from './curtain';
import { deleteButton, keptPast } from './history';
import { keptNames, settingsKey } from './kept';
import type { Door, Phone } from './phone';
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

/** A walk through the whole app on a troubled device, with a stop at everything there is to see. */
export async function tour(phone: Phone, stop: (at: string) => Promise<void>): Promise<void> {
  const { words } = phone;
  const [first, second] = guests[phone.language];
  const [winner = ''] = company[phone.language];
  const stopAt = async (heading: string, name: string) => {
    await phone.heading(heading).first().waitFor();
    await stop(name);
  };
  const enter = async (door: Door, heading: string, name: string) => {
    await phone.enter(door);
    await stopAt(heading, name);
  };
  const backTo = async (heading: string) => {
    await phone.back();
    await phone.heading(heading).waitFor();
  };
  const closeDialog = async (button: string) => {
    await phone.touch(phone.inDialog('button', button));
    await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  };

  await phone.visit('/');
  await phone.page.getByRole('alert').waitFor();
  await stop('notice');
  await phone.press(words.notices.dismiss);
  await stop('home');

  await enter('together', words.setup.titles.together, 'new-names-taken');
  await phone.write(nameField(phone, 2), second);
  await phone.back();

  await phone.enter('learn');
  await stopAt(words.home.learn, 'learn');
  await closeDialog(words.common.close);
  await phone.enter('lesson');
  await phone.button(words.lesson.further).waitFor();
  await stop('lesson');
  await phone.press(words.lesson.skip);
  await stopAt(words.lesson.skippedTitle, 'lesson-over');
  await phone.back();

  await enter('history', words.history.title, 'history');
  await phone.touch(phone.page.getByRole('link', { name: words.statistics.hint }));
  await stopAt(words.statistics.title, 'statistics');
  await phone.touch(phone.page.getByRole('button').filter({ hasText: winner }).last());
  await stopAt(words.coup.tally.title, 'person');
  await backTo(words.statistics.title);
  await backTo(words.history.title);
  await phone.touch(deleteButton(phone));
  await stopAt(words.history.deleteTitle, 'delete-dialog');
  await closeDialog(words.history.deleteConfirm);
  await stopAt(words.history.empty, 'history-empty');
  await phone.press(words.history.undo);
  await deleteButton(phone).waitFor();
  await phone.touch(phone.page.getByRole('link').filter({ hasText: first }).first());
  await stopAt(words.end.result, 'past-game');
  await phone.press(words.end.replay);
  await phone.heading(words.replay.title).first().waitFor();
  await phone.press(words.replay.turnOn);
  await phone.press(words.replay.moveOn);
  await stop('replay');
  await phone.press(words.replay.toResult);
  await phone.heading(words.end.result).waitFor();
  await backTo(words.history.title);
  await phone.back();

  await enter('rules', words.rules.title, 'rules');
  await phone.write(phone.page.getByRole('textbox'), words.cast.duke.name);
  await phone.page.getByRole('button').filter({ hasText: words.cast.duke.name }).first().waitFor();
  await stop('rules-found');
  await phone.write(phone.page.getByRole('textbox'), '');
  await phone.touch(phone.page.getByRole('link', { name: words.rules.about.russian }));
  await phone.button(words.rules.share).waitFor();
  await stop('rulebook');
  await phone.touch(phone.page.getByRole('button', { name: new RegExp(`^${words.rules.contents}: `) }));
  await stopAt(words.rules.contents, 'rulebook-contents');
  await closeDialog(words.common.close);
  await backTo(words.rules.title);
  await phone.touch(phone.page.getByRole('link', { name: words.games.coup.differencesHint }));
  await stopAt(words.coup.differences.title, 'rules-compared');
  await backTo(words.rules.title);
  await phone.back();

  await enter('cast', words.castPage.title, 'cast');
  await phone.press(phone.fill(words.castPage.open, { name: words.cast.inquisitor.name }));
  await stopAt(words.cast.inquisitor.name, 'sheet');
  await closeDialog(words.common.close);
  await phone.back();

  await enter('settings', words.settings.title, 'settings');
  await phone.press(words.settings.reset);
  await stopAt(words.settings.resetTitle, 'reset-dialog');
  await phone.touch(phone.inDialog('button', words.common.cancel));
  await phone.press(words.home.about);
  await stopAt(words.about.title, 'about');
  await phone.press(words.about.licences);
  await stopAt(words.about.licences, 'licences');
  await phone.back();
  await phone.back();
  await phone.back();

  await enter('rehearsal', words.rehearsal.title, 'names-taken');
  await phone.write(nameField(phone, 2), second);
  await stop('names');
  await phone.press(words.rehearsal.deal);
  await curtainOf(phone, first).waitFor();
  await stop('curtain-down');
  await phone.goBack();
  await stopAt(words.rehearsal.leaveTitle, 'stop-dialog');
  await closeDialog(words.rehearsal.stay);
  await lift(phone, first);
  await stop('curtain-up');
  await cover(phone);
  await lift(phone, second);
  await cover(phone);
  await stopAt(words.rehearsal.allLooked, 'table-down');
  await phone.press(words.rehearsal.turnUp);
  await stopAt(words.rehearsal.turnedUp, 'table-up');

  await phone.visit('/play/coup');
  await stopAt(words.match.noneTitle, 'empty-table');
  await phone.press(words.match.newGame);
  await phone.heading(words.setup.titles.together).waitFor();
  await phone.press(words.setup.addBot);
  await phone.press(phone.fill(words.setup.arrange, { name: first }));
  await stop('new-arranging');
  await phone.press(words.setup.deal);
  await phone.button(words.match.startUnseen).waitFor();
  await stop('opening-look');
  await phone.pressForGood(words.match.startUnseen);
  await tableOf(phone).waitFor();
  await backTo(words.app.name);
  await stop('home-waiting');
  await phone.enter('together');
  await phone.heading(words.setup.titles.together).waitFor();
  await phone.press(words.setup.deal);
  await stopAt(words.setup.giveUpTitle, 'give-up-dialog');

  await phone.visit('/nowhere');
  await stopAt(words.trouble.lostTitle, 'not-found');
}
