import { createMatch, playOut, type Bot, type BotRoster, type GameTypes, type Match } from '../../engine';
import { cops, copsBots, variants, type CopsView } from '../../engine/cops';
import { coupBots } from '../../engine/coup';
import type { Settings } from '../../store/settings';
import { keptCopsMatch } from '../../tools/browser/cops';
import { keptMatch } from '../../tools/browser/coup';
import { copsHandling } from '../../tools/browser/hands/cops';
import { coupHandling } from '../../tools/browser/hands/coup';
import type { Handling } from '../../tools/browser/hands/hands';
import { company } from '../../tools/browser/tables';
import type { GameId } from './games';

/** What counting touches has to know of a game. A new one joins in with an entry below. */
export interface TouchedGame<G extends GameTypes> {
  readonly handling: Handling<G>;
  readonly bots: BotRoster<G>;
  /** The tables that are counted, in words. */
  readonly tables: readonly (readonly [string, G['Setup']])[];
  /** Settings that make a difference, in words. */
  readonly ways: readonly (readonly [string, Partial<Settings>])[];
  canGoUnasked(view: G['View']): boolean;
  /** A match as it lies on the device. */
  kept(match: Match<G>): Readonly<Record<string, string>>;
}

export const touchedGames: Readonly<Record<GameId, TouchedGame<GameTypes>>> = {
  coup: {
    handling: coupHandling,
    bots: coupBots,
    tables: [2, 4, 5, 6, 10].map((players) => [
      `${players} people`,
      { book: players > 6 ? 'persianPlus' : 'persian', players, first: 0 },
    ]),
    ways: [
      ['behind the lamp', {}],
      ['on the open table', { actInOpen: true }],
    ],
    canGoUnasked: () => false,
    kept: keptMatch,
  },
  cops: {
    handling: copsHandling,
    bots: copsBots,
    tables: variants.flatMap((variant) =>
      [4, 5, 6, 8].map(
        (players) => [`${variant}, ${players} people`, { variant, players, first: 0 }] as const,
      ),
    ),
    ways: [
      ['asked at every window', {}],
      ['asked before shots and looks and at the end of turns', { fewerQuestions: true }],
    ],
    canGoUnasked: (view: CopsView) =>
      view.asked !== null && cops.questions[view.asked.kind].canGoUnasked?.(view) === true,
    kept: keptCopsMatch,
  },
};

/** A table of people who have just been dealt their cards. */
export const seatedAt = <G extends GameTypes>(
  { handling }: Pick<TouchedGame<G>, 'handling'>,
  setup: G['Setup'],
): Match<G> =>
  createMatch(
    handling.game,
    setup,
    setup.players,
    company.en.slice(0, setup.players).map((name) => ({ name })),
  );

/** The moves bots would make in their place; questions that these settings skip are let pass. */
export function movesOf<G extends GameTypes>(
  { handling, bots, canGoUnasked }: TouchedGame<G>,
  { setup, seed, players }: Match<G>,
  { fewerQuestions = false }: Partial<Settings>,
): readonly G['Move'][] {
  const { game, letPass } = handling;
  const bot: Bot<G> = {
    ...bots.usual,
    *decide(mind, view, moves, luck) {
      if (fewerQuestions && canGoUnasked(view)) return letPass;
      return yield* bots.usual.decide(mind, view, moves, luck);
    },
  };
  const everybody = players.map(() => bot);
  return [...playOut(game, everybody, game.deal(setup, seed), seed)].map(({ move }) => move);
}
