import {
  decided,
  hearStep,
  playOut,
  wakeBots,
  type Bot,
  type Minds,
  type PlayedStep,
} from '../../../../../engine/core';
import { seeded } from '../../../../../engine/core/random';
import { cops, type Cops, type CopsMove, type CopsSetup } from '../../../../../engine/cops';
import { copsBots } from '../../../../../engine/cops/bots';
import type { Play } from '../../support/play';

export const [random, steady] = copsBots.levels;

export type CopsBot = Bot<Cops>;

/** Both games at every number of players. */
export const everyTable = (['base', 'band'] as const).flatMap((variant) =>
  [4, 5, 6, 7, 8].map((players): readonly [string, CopsSetup] => [
    `${variant}, ${players} players`,
    { variant, players, first: 0, options: { reportAudit: players % 2 === 1 } },
  ]),
);

export type Turn = PlayedStep<Cops> & { readonly bots: readonly CopsBot[] };

/** Every move of some games in turn; `seated` says who sits where. */
export function* games(
  setup: CopsSetup,
  seeds: number,
  seated: (state: Cops['State'], seed: number) => readonly CopsBot[],
): Generator<Turn> {
  for (let seed = 0; seed < seeds; seed++) {
    const state = cops.deal({ ...setup, first: seed % setup.players }, seed);
    const bots = seated(state, seed);
    for (const turn of playOut(cops, bots, state, seed)) yield { ...turn, bots };
  }
}

/** These bots in turn round the table. */
export const inTurn =
  (...bots: readonly CopsBot[]) =>
  ({ players }: Cops['State'], seed: number): readonly CopsBot[] =>
    players.map((_, seat) => bots[(seat + seed) % bots.length] as CopsBot);

/** Who has listened to a game from the deal on. */
export function listeners({ moves }: Play, setup: CopsSetup, seed = 1): Minds {
  let state = cops.deal(setup, 1);
  const bots = state.players.map(() => steady);
  let minds = wakeBots(bots, seed);
  for (const move of moves) {
    const step = cops.play(state, move);
    minds = hearStep(cops, bots, minds, step);
    ({ state } = step);
  }
  return minds;
}

/** What Steady, asked now, would do in each mood, that is with different luck. */
export function answers(play: Play, setup: CopsSetup, moods = 12): readonly CopsMove[] {
  const seat = cops.asked(play.state)?.seat ?? 0;
  const mind = listeners(play, setup)[seat] as ReturnType<typeof steady.wake>;
  return Array.from({ length: moods }, (_, mood) =>
    decided(steady.decide(mind, cops.view(play.state, seat), cops.moves(play.state), seeded(mood))),
  );
}
