import type { Look } from '../../tools/browser/device';
import { keptSettings } from '../../tools/browser/kept';
import { lamp, liftByTaps } from '../../tools/browser/curtain';
import type { Phone } from '../../tools/browser/phone';
import { putQuestions, type PutQuestion } from '../../tools/browser/questions';
import { languages, type Language } from '../../tools/browser/words';
import { cutOnStage, hiddenOfQuestion } from './support/questionInSight';
import { expect, test, type App } from './support/test';

const looks: readonly Look[] = [
  { size: 'low', theme: 'dark', textSize: 100 },
  { size: 'phone', theme: 'dark', textSize: 100 },
  { size: 'lying', theme: 'dark', textSize: 100 },
  { size: 'narrow', theme: 'dark', textSize: 100 },
  { size: 'phone', theme: 'dark', textSize: 200 },
];

/** Every answer and help that takes room is on. */
const settings = { uncover: 'tapTwice', hints: true, coach: true, sound: false } as const;

/** What has just been seen has a page of its own before the question. */
async function liftToQuestion(phone: Phone): Promise<void> {
  await liftByTaps(phone);
  const goOn = phone.button(phone.words.match.showdown.goOn);
  while (await phone.sees(goOn)) await phone.touch(goOn);
}

/** What is hidden of a question and of what is told above it, on each of these screens. */
async function hiddenOf(app: App, put: PutQuestion, language: Language): Promise<readonly string[]> {
  const kept = { ...put.kept(language), ...keptSettings(language, settings) };
  const phone = await app.phone({ language, kept }, `/play/${put.game}`);
  if (!put.alone && put.secret && (await phone.sees(lamp(phone)))) await liftToQuestion(phone);
  const hidden: string[] = [];
  for (const look of looks) {
    await phone.dress(look);
    const { game, kind, players, alone } = put;
    const where = `${game} ${kind}, ${players} ${alone ? 'alone' : 'together'}, ${language}, ${look.size} ${look.textSize} %`;
    const cut = look.textSize > 100 ? [] : await cutOnStage(phone);
    hidden.push(...[...(await hiddenOfQuestion(phone)), ...cut].map((fault) => `${where}: ${fault}`));
  }
  await phone.page.close();
  return hidden;
}

/**
 * Each kind of question at one of its tables, which go round, as do the languages; `npm run test:all` sees every table in
 * every language.
 */
const wanted = putQuestions.flatMap((put, at) => {
  if (process.env.TEST_ALL) return languages.map((language) => ({ put, language }));
  const kind = Math.floor(at / 4);
  const language = languages[kind % languages.length] ?? 'en';
  return at % 4 === kind % 4 ? [{ put, language }] : [];
});

for (const game of ['coup', 'cops'] as const)
  for (const language of languages)
    test(`every question of ${game} is in sight with its reasons and answers on every phone, in ${language}`, async ({
      app,
    }) => {
      const hidden: string[] = [];
      for (const one of wanted)
        if (one.put.game === game && one.language === language)
          hidden.push(...(await hiddenOf(app, one.put, language)));
      expect(hidden).toEqual([]);
    });
