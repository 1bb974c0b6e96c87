import { copsBots, type CopsSetup } from '../../engine/cops';
import type { Pace } from '../../store/match/pace';
import { dealtCops, keptCopsMatch, writtenCops, type CopsMatch } from '../../tools/browser/cops';
import { copsHandling } from '../../tools/browser/hands/cops';
import { playMoves } from '../../tools/browser/hands/hands';
import { movesOf } from '../../tools/browser/hands/moves';
import { openOnlyGame } from '../../tools/browser/history';
import { keptSettings } from '../../tools/browser/kept';
import type { Phone } from '../../tools/browser/phone';
import { luck, playToTheEnd } from '../../tools/browser/player';
import { company } from '../../tools/browser/tables';
import type { Language } from '../../tools/browser/words';
import { expect, test } from './support/test';

interface Game {
  readonly language: Language;
  readonly variant: CopsSetup['variant'];
  readonly players: number;
  readonly seed: number;
}

interface BlindGame extends Game {
  readonly bots: number;
}

const settings = { uncover: 'tapTwice', botPace: 'instant', sound: false, haptics: false } as const;

/** The game that was played lies in the history, and nothing lies on the table. */
async function isOver(phone: Phone): Promise<void> {
  expect(await writtenCops(phone)).toBeNull();
  await openOnlyGame(phone);
  await expect(phone.heading(phone.words.end.result)).toBeVisible();
}

/** One of each variant, one of them played blindly; `npm run test:all` plays either in both ways. */
const games = <G>(chosen: G, other: G) => (process.env.TEST_ALL ? [chosen, other] : [chosen]);

/** A finger that touches blindly speaks up often, so few people play. */
const blind = games<BlindGame>(
  { language: 'ru', variant: 'band', players: 6, bots: 5, seed: 6 },
  { language: 'he', variant: 'base', players: 4, bots: 2, seed: 4 },
);

for (const { language, variant, players, bots, seed } of blind)
  test(`${variant} in ${language}: ${players} players, ${bots} of them bots, by touch from the deal to the end`, async ({
    app,
  }) => {
    const people = company[language].slice(0, players);
    const match = dealtCops(
      { variant, players, first: 0 },
      people.map((name, seat) => (seat < players - bots ? { name } : { name, bot: 'random' })),
      seed,
    );
    const kept = { ...keptCopsMatch(match), ...keptSettings(language, settings) };
    const phone = await app.phone({ language, kept }, '/play/cops');
    let last: CopsMatch = match;
    await playToTheEnd(phone, {
      choose: luck(seed * 7),
      most: 6000,
      meanwhile: async () => {
        last = (await writtenCops(phone)) ?? last;
      },
    });
    expect(last.moves.length).toBeGreaterThan(0);
    await isOver(phone);
  });

/** The number of answers after which the phone dies. */
const lifetime = 15;

interface KnownGame extends Game {
  readonly pace: Pace;
}

/** Short games. */
const known = games<KnownGame>(
  { language: 'en', variant: 'base', players: 4, seed: 93, pace: 'quick' },
  { language: 'fa', variant: 'band', players: 5, seed: 27, pace: 'careful' },
);

for (const { language, variant, players, seed, pace } of known)
  test(`${variant} in ${language}: ${players} people, by known touches from the deal to the end, killed and resumed`, async ({
    app,
  }) => {
    const names = company[language].slice(0, players);
    const match = dealtCops(
      { variant, players, first: 0 },
      names.map((name) => ({ name })),
      seed,
    );
    const moves = movesOf(copsHandling, copsBots.usual, match);
    const kept = {
      ...keptCopsMatch(match, pace),
      ...keptSettings(language, { sound: false, haptics: false }),
    };
    const phone = await app.phone({ language, kept }, '/play/cops');
    let answers = 0;
    await playMoves(phone, copsHandling, moves, async (before) => {
      expect(before.moves).toEqual(moves.slice(0, before.moves.length));
      if (++answers % lifetime > 0) return;
      await phone.reload();
      expect(await writtenCops(phone)).toEqual(before);
    });
    expect(answers).toBeGreaterThan(lifetime);
    await isOver(phone);
  });
