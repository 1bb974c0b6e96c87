import { people } from '../../locales/rulebooks/people';
import { everythingFetched } from '../../tools/browser/chunks';
import { sizes } from '../../tools/browser/device';
import { keptSettings } from '../../tools/browser/kept';
import type { Phone } from '../../tools/browser/phone';
import type { Language } from '../../tools/browser/words';
import { expect } from '@playwright/test';
import { test, type App } from './support/test';
import { tab } from './support/keyboard';

type Named = string | RegExp;

/** How somebody does what the lesson says. */
interface Hand {
  press(words: Named): Promise<void>;
  choose(words: string): Promise<void>;
}

const named = ({ page }: Phone, words: Named) => page.getByRole('button', { name: words }).first();

const finger = (phone: Phone): Hand => ({
  press: (words) => phone.touch(named(phone, words)),
  choose: (words) => phone.touch(phone.see('radio', words)),
});

/** A plate begins with whatever is drawn on it; what it is called stands somewhere in its words. */
async function tabOnto(phone: Phone, words: Named): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    const here = await tab(phone);
    if (here?.role === 'button' && here.name.search(words) >= 0) return;
  }
  throw new Error(`The keyboard never reaches "${String(words)}".`);
}

const keys = (phone: Phone): Hand => {
  const press = async (words: Named) => {
    await named(phone, words).waitFor();
    await tabOnto(phone, words);
    await phone.key('Enter');
  };
  return {
    press,
    async choose(words) {
      const card = phone.see('radio', words);
      await card.waitFor();
      await card.focus();
      await phone.key('Space');
    },
  };
};

/** What begins with somebody’s name, and perhaps their sign; others may mention whom they aim at. */
const plateOf = (name: string) => new RegExp(`^(\\S+ )?\\u2068?${name}\\u2069? `);

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

    await hand.press(home.learn);
    await hand.press(games.coup.learnHint);
    const rival = plateOf(people[language][1]);
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
    const { cops, equipment, lesson, games } = phone.words;
    const { actions, decision } = cops;
    const [, , kingpin] = people[language];
    const theirPlate = plateOf(kingpin);
    const theirCard = new RegExp(`^[\\u200f\\u2068]*${kingpin}\\u2069?:`);
    const serum = equipment.truthSerum.name;
    await everythingFetched(phone);
    await phone.cutNetwork();

    await hand.press(games.cops.learnHint);
    const further = async (times: number) => {
      for (let time = 0; time < times; time++) await hand.press(lesson.further);
    };
    await further(1);
    await hand.press(decision.confirm.arrange);
    await further(2);
    await hand.press(serum);
    await hand.press(theirPlate);
    await hand.press(phone.fill(decision.play, { card: serum }));
    await hand.press(theirCard);
    await further(3);
    await hand.press(theirPlate);
    await hand.press(new RegExp(`${kingpin}`));
    await further(3);
    await hand.press(actions.shoot);
    await hand.press(actions.shoot);
    await phone.heading(phone.words.lesson.overTitle).waitFor();
  });

/** Where the lesson’s words, what they speak of and what is to be touched stand on the screen. */
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
      return {
        told: boxOf(told),
        stage: boxOf(stage),
        pointed: boxOf(pointed),
        titles: [...around.querySelectorAll('h2')]
          .filter(({ textContent }) => textContent !== list)
          .map(boxOf),
      };
    },
    [words.lesson.guide, words.match.asked, words.coup.decision.title.act] as const,
  );

test('on a low screen the words of the lesson cover neither what is asked nor the stage', async ({ app }) => {
  const kept = keptSettings('ru', {});
  const phone = await app.phone({ language: 'ru', size: 'low', kept });
  const { lesson } = phone.words;
  await phone.visit('/learn/coup?book=russian');
  for (;;) {
    const seen = await seenIn(phone);
    if (seen === null) break;
    const { told, stage, pointed, titles } = seen;
    expect(stage.bottom).toBeLessThanOrEqual(told.top);
    expect(pointed.bottom).toBeLessThanOrEqual(sizes.low.height);
    // A long list of actions is scrolled to the one that is to be touched.
    for (const { top } of titles) expect(top).toBeGreaterThanOrEqual(told.bottom);
    await phone.tapAt(pointed);
    await phone.settle();
  }
  await phone.heading(lesson.overTitle).waitFor();
});
