import type { Locator } from '@playwright/test';
import type { Phone } from './phone';

/** How the words of a sentence begin, before its gap. */
const opening = (sentence: string) => sentence.slice(0, sentence.indexOf('{{'));

/** How the words of the arrow begin that takes back the last touch: it goes on to say which. */
export const takeBackWords = (phone: Phone): string => opening(phone.words.match.takeBackOf);

/** That arrow; where nothing can be taken back, its words stop there. */
export const takeBackButton = (phone: Phone): Locator =>
  phone.page.getByRole('button', {
    name: new RegExp(`^(${phone.words.match.takeBack}$|${takeBackWords(phone)})`),
  });

/** Opens the menu in the bar, and goes on to something in it. */
async function openInMenu(phone: Phone, item: string): Promise<void> {
  await phone.press(phone.words.match.menu);
  await phone.press(item, 'menuitem');
  await phone.page.getByRole('menu').waitFor({ state: 'hidden' });
}

export const openLog = (phone: Phone) => openInMenu(phone, phone.words.log.title);
export const openRules = (phone: Phone) => openInMenu(phone, phone.words.rules.title);
export const openCast = (phone: Phone) => openInMenu(phone, phone.words.castPage.title);

/** The list of those who may look at their own cards. */
export const openPeek = (phone: Phone) => openInMenu(phone, phone.words.match.peek);

export const openAid = (phone: Phone) => phone.press(phone.words.match.aid);

/** Whether the table with its bar is before us. */
export const tableOf = (phone: Phone): Locator => phone.button(phone.words.match.menu);
