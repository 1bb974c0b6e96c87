import { people } from '../../locales/rulebooks/people';
import { everythingFetched } from '../../tools/browser/chunks';
import { keptSettings } from '../../tools/browser/kept';
import type { Phone } from '../../tools/browser/phone';
import type { Language } from '../../tools/browser/words';
import { expect, type Locator } from '@playwright/test';
import { test, type App } from './support/test';
import { tabUntil } from './support/keyboard';

type Named = string | RegExp | Locator;

/** How somebody does what the lesson says. */
interface Hand {
  press(what: Named): Promise<void>;
  choose(words: string): Promise<void>;
}

const named = ({ page }: Phone, what: Named): Locator =>
  typeof what === 'string' || what instanceof RegExp
    ? page.getByRole('button', { name: what }).first()
    : what;

const finger = (phone: Phone): Hand => ({
  press: (what) => phone.touch(named(phone, what)),
  choose: (words) => phone.touch(phone.see('radio', words)),
});

const keys = (phone: Phone): Hand => ({
  async press(what) {
    const target = named(phone, what);
    await target.waitFor();
    await tabUntil(phone, String(target), () => target.evaluate((one) => one === document.activeElement));
    await phone.key('Enter');
  },
  async choose(words) {
    const card = phone.see('radio', words);
    await card.waitFor();
    await card.focus();
    await phone.key('Space');
  },
});

/** A player who can be chosen is called by name, and then by what everybody sees at their place. */
const rowOf = (name: string) => new RegExp(`^[\\u200f\\u2068]*${name}\\u2069?[,،] `);

/** The door of the first page behind which a game is learnt. */
const learnDoor = ({ page, words }: Phone, game: 'coup' | 'cops') =>
  page.getByRole('group', { name: words.games[game].name }).getByRole('button', { name: words.home.learn });

/** A phone that lessons are taken on, in this language and by finger or keys. */
async function taught(app: App, language: Language, by: 'finger' | 'keys') {
  const kept = keptSettings(language, { botPace: 'instant' });
  const phone = await app.phone({ language, desk: by === 'keys', kept });
  return { phone, hand: by === 'keys' ? keys(phone) : finger(phone) };
}

for (const [language, by] of [
  ['he', 'finger'],
  ['en', 'keys'],
] as const)
  test(`the lesson of Coup in ${language} by ${by}, from the first door to a game alone`, async ({ app }) => {
    const { phone, hand } = await taught(app, language, by);
    const { coup, cast, home, lesson, setup, games } = phone.words;
    const { actions, decision } = coup;

    await hand.press(learnDoor(phone, 'coup'));
    await hand.press(phone.fill(home.lessonHint, { game: games.coup.name }));
    const rival = rowOf(people[language][1]);
    const furtherTo = async (words: Named, times = 1) => {
      for (let time = 0; time < times; time++) await hand.press(lesson.further);
      await hand.press(words);
    };
    await furtherTo(actions.tax, 2);
    await furtherTo(phone.fill(decision.answers.block, { role: cast.duke.name }), 2);
    await furtherTo(actions.steal);
    await hand.press(rival);
    await hand.press(lesson.further);
    await hand.press(lesson.further);
    await phone.button(decision.answers.challenge).waitFor();

    // The phone dies, and comes back to the same step.
    await phone.reload();
    await hand.press(decision.answers.challenge);
    await hand.choose(cast.assassin.name);
    await hand.press(phone.fill(decision.confirm.lose, { role: cast.assassin.name }));
    await furtherTo(decision.answers.challenge);
    await furtherTo(actions.tax);
    await furtherTo(phone.fill(decision.confirm.show, { role: cast.duke.name }));
    await furtherTo(decision.answers.allow.claim);
    await hand.press(phone.fill(decision.answers.block, { role: cast.contessa.name }));
    await furtherTo(decision.answers.allow.claim);
    await hand.press(rival);
    await furtherTo(decision.answers.challenge);
    await phone.heading(lesson.overTitle).waitFor();

    await hand.press(home.alone);
    await phone.heading(setup.titles.alone).waitFor();
    await phone.visit('/history');
    await phone.heading(phone.words.history.empty).waitFor();
  });

for (const [language, by] of [
  ['fa', 'finger'],
  ['ru', 'keys'],
] as const)
  test(`the lesson of Good Cop Bad Cop in ${language} by ${by}, with the network cut`, async ({ app }) => {
    const { phone, hand } = await taught(app, language, by);
    const { cops, equipment, home, lesson, games } = phone.words;
    const { actions, decision } = cops;
    const [, , kingpin] = people[language];
    const theirRow = rowOf(kingpin);
    const theirCard = new RegExp(`^[\\u200f\\u2068]*${kingpin}\\u2069?:`);
    const serum = equipment.truthSerum.name;
    await everythingFetched(phone);
    await phone.cutNetwork();

    await hand.press(learnDoor(phone, 'cops'));
    await hand.press(phone.fill(home.lessonHint, { game: games.cops.name }));
    const further = async (times: number) => {
      for (let time = 0; time < times; time++) await hand.press(lesson.further);
    };
    await further(1);
    await hand.press(decision.confirm.arrange);
    await further(2);
    await hand.press(serum);
    await hand.press(theirRow);
    await hand.press(phone.fill(decision.play, { card: serum }));
    await hand.press(theirCard);
    await further(3);
    await hand.press(theirRow);
    await hand.press(phone.fill(decision.confirm.aim, { target: kingpin }));
    await further(3);
    await hand.press(actions.shoot);
    await hand.press(actions.shoot);
    await phone.heading(phone.words.lesson.overTitle).waitFor();
  });

/** What of the stage or the question cannot be seen while the lesson speaks, and where to touch next; null once it is over. */
const seenIn = ({ page, words }: Phone) =>
  page.evaluate(
    ([guide, asked, list]) => {
      const region = (name: string) => document.querySelector(`[role=region][aria-label="${name}"]`);
      const boxOf = (element: Element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return { top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
      };
      const told = region(guide);
      const around = region(asked);
      const stage = document.querySelector('[aria-live=polite]');
      const pointed = [...document.querySelectorAll('[aria-hidden=true]')].find(
        (one) =>
          getComputedStyle(one).borderTopWidth === '3px' && getComputedStyle(one).position === 'absolute',
      );
      if (!told || !around || !stage || !pointed) return null;
      const slack = 1;
      const { top: edge, bottom: under } = boxOf(told);
      const faults: string[] = [];
      // Whatever is written on the stage lies within all that cuts it off.
      for (const line of [...stage.querySelectorAll<HTMLElement>('*')].filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
      )) {
        const { top, bottom } = boxOf(line);
        for (let frame = line.parentElement; frame; frame = frame.parentElement)
          if (
            getComputedStyle(frame).overflowY !== 'visible' &&
            (top < boxOf(frame).top - slack || bottom > boxOf(frame).bottom + slack)
          )
            faults.push(`cut off: ${line.innerText}`);
      }
      if (boxOf(stage).bottom > edge + slack) faults.push('the stage is covered');
      // A long list is scrolled to what is to be touched.
      for (const title of around.querySelectorAll('h2'))
        if (title.textContent !== list && boxOf(title).top < under)
          faults.push(`covered: ${title.textContent}`);
      if (boxOf(pointed).bottom > innerHeight) faults.push('what is to be touched is out of sight');
      return { faults, told: told.textContent, pointed: boxOf(pointed) };
    },
    [words.lesson.guide, words.match.asked, words.coup.decision.title.act] as const,
  );

/** The Hebrew book asks whether somebody proves what they said, the Russian does not. */
for (const language of ['he', 'ru'] as const)
  test(`on a low screen the words of the lesson in ${language} cover neither what is asked nor the stage`, async ({
    app,
  }) => {
    const phone = await app.phone({ language, size: 'low', kept: keptSettings(language, {}) });
    await phone.visit('/learn/coup');
    const faults: string[] = [];
    for (let seen = await seenIn(phone); seen !== null; seen = await seenIn(phone)) {
      const { told } = seen;
      faults.push(...seen.faults.map((fault) => `${told}: ${fault}`));
      await phone.tapAt(seen.pointed);
      await phone.settle();
    }
    expect(faults).toEqual([]);
    await phone.heading(phone.words.lesson.overTitle).waitFor();
  });
