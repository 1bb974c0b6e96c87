import { botNamed, playOut } from '../../engine';
import { cops, copsBots, type CopsMove, type CopsSetup } from '../../engine/cops';
import { dealtCops, keptCopsMatch, writtenCops, type CopsMatch } from '../../tools/browser/cops';
import { copsHandling } from '../../tools/browser/hands/cops';
import { playMoves } from '../../tools/browser/hands/hands';
import { openOnlyGame } from '../../tools/browser/history';
import { keptSettings } from '../../tools/browser/kept';
import { luck, playToTheEnd } from '../../tools/browser/player';
import { company } from '../../tools/browser/tables';
import type { Language } from '../../tools/browser/words';
import { openApp } from './support/app';

const app = openApp();

interface Game {
  readonly language: Language;
  readonly variant: CopsSetup['variant'];
  readonly players: number;
  readonly bots: number;
}

/** Whoever touches blindly speaks up often, so people are few. */
const games: readonly Game[] = [
  { language: 'he', variant: 'base', players: 4, bots: 2 },
  { language: 'ru', variant: 'band', players: 6, bots: 5 },
];

const settings = { uncover: 'tapTwice', botPace: 'instant', sound: false, haptics: false } as const;

it.each(games)(
  '$variant in $language: $players players, $bots of them bots, by touch from the deal to the end',
  async ({ language, variant, players, bots }) => {
    const people = company[language].slice(0, players);
    const match = dealtCops(
      { variant, players, first: 0 },
      people.map((name, seat) => (seat < players - bots ? { name } : { name, bot: 'random' })),
      players,
    );
    const phone = await app.phone(
      { language, kept: { ...keptCopsMatch(match), ...keptSettings(language, settings) } },
      '/play/cops',
    );
    let last: CopsMatch = match;
    await playToTheEnd(phone, {
      choose: luck(players * 7),
      most: 6000,
      meanwhile: async () => {
        last = (await writtenCops(phone)) ?? last;
      },
    });
    expect(await writtenCops(phone)).toBeNull();
    expect(last.moves.length).toBeGreaterThan(0);
    await openOnlyGame(phone);
    await phone.heading(phone.words.end.result).waitFor();
  },
);

/** What bots would do in their place. */
function movesOf({ setup, players, seed }: CopsMatch): readonly CopsMove[] {
  const bots = players.map(() => botNamed(copsBots, 'steady'));
  return [...playOut(cops, bots, cops.deal(setup, seed), seed)].map(({ move }) => move);
}

interface KnownGame {
  readonly language: Language;
  readonly variant: CopsSetup['variant'];
  readonly players: number;
  readonly seed: number;
}

/** After so many answers the phone dies. */
const lifetime = 15;

/** Short ones. */
const known: readonly KnownGame[] = [
  { language: 'en', variant: 'base', players: 4, seed: 93 },
  { language: 'fa', variant: 'band', players: 5, seed: 27 },
];

test.each(known)(
  '$variant in $language: $players people, by known touches from the deal to the end, killed and resumed',
  async ({ language, variant, players, seed }) => {
    const names = company[language].slice(0, players);
    const match = dealtCops(
      { variant, players, first: 0 },
      names.map((name) => ({ name })),
      seed,
    );
    const moves = movesOf(match);
    const kept = { ...keptCopsMatch(match), ...keptSettings(language, { sound: false, haptics: false }) };
    const phone = await app.phone({ language, kept }, '/play/cops');
    let answers = 0;
    await playMoves(phone, copsHandling, moves, async (before) => {
      expect(before.moves).toEqual(moves.slice(0, before.moves.length));
      if (++answers % lifetime > 0) return;
      await phone.reload();
      expect(await writtenCops(phone)).toEqual(before);
    });
    expect(answers).toBeGreaterThan(lifetime);
    expect(await writtenCops(phone)).toBeNull();
    await openOnlyGame(phone);
    await phone.heading(phone.words.end.result).waitFor();
  },
);
