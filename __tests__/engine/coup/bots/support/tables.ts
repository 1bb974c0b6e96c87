import { luckOf } from '../../../../../engine/core/bot';
import {
  decided,
  hearStep,
  playOut,
  seeded,
  wakeBots,
  type Bot,
  type Minds,
  type PlayedStep,
  type Random,
} from '../../../../../engine';
import {
  coup,
  taughtBots,
  type CoupMove,
  type CoupSetup,
  type CoupState,
  type Coup,
} from '../../../../../engine/coup';
import { player } from '../../../../../engine/coup/bots/steady';
import { table } from '../../../../../engine/coup/bots/trained/table';
import { temperaments } from '../../../../../engine/coup/bots/temperament';

/** All bots, with what they have learnt. */
export const roster = taughtBots(table);

export const [, easy, , sharp, expert] = roster.levels;

export type CoupBot = Bot<Coup>;

/** Somebody who would call anything a lie, and lie for nothing, if only it could be so. */
export const reckless: CoupBot = player('reckless', { ...temperaments.steady, caution: -100, fear: -10 });

const full = { factions: true, anarchist: true, sixth: 'inquisitor' } as const;

/** Every book, with every option it has, at small, middling and large tables. */
export const tables: readonly CoupSetup[] = [
  { book: 'persian', players: 2, first: 0 },
  { book: 'persian', players: 4, first: 1 },
  { book: 'persian', players: 6, first: 2, options: { strictDoubleDanger: true } },
  { book: 'hebrew', players: 2, first: 1 },
  { book: 'hebrew', players: 5, first: 0 },
  { book: 'russian', players: 2, first: 0 },
  { book: 'russian', players: 3, first: 2, options: { sixth: 'inquisitor' } },
  { book: 'russian', players: 6, first: 0 },
  { book: 'persianPlus', players: 2, first: 0, options: { twoPlayers: 'draft', sixth: 'inquisitor' } },
  { book: 'persianPlus', players: 2, first: 1, options: { twoPlayers: 'oneCoin', anarchist: true } },
  { book: 'persianPlus', players: 3, first: 0, options: { ...full } },
  { book: 'persianPlus', players: 5, first: 4, options: { factions: true } },
  { book: 'persianPlus', players: 6, first: 3, options: { ...full, strictDoubleDanger: true } },
  { book: 'persianPlus', players: 8, first: 0, options: { anarchist: true } },
  { book: 'persianPlus', players: 10, first: 7, options: { ...full } },
];

export const named = (setup: CoupSetup): string =>
  [setup.book, `${setup.players} players`, ...Object.entries(setup.options ?? {}).map(String)].join(', ');

export const everyTable = tables.map((setup) => [named(setup), setup] as const);

/** The bots fill the seats in turn. */
const seatedBy = (bots: readonly CoupBot[], { players }: CoupSetup, from = 0): readonly CoupBot[] =>
  Array.from({ length: players }, (_, seat) => bots[(seat + from) % bots.length] as CoupBot);

export type Turn = PlayedStep<Coup> & {
  readonly bot: CoupBot;
  /** With which it was decided. */
  readonly luck: Random;
  readonly seats: readonly CoupBot[];
};

/** Every move of some games in turn, each with the bot that made it. */
export function* games(bots: readonly CoupBot[], setup: CoupSetup, seeds: number): Generator<Turn> {
  for (let seed = 0; seed < seeds; seed++) {
    const seats = seatedBy(bots, setup, seed);
    let moves = 0;
    for (const turn of playOut(coup, seats, coup.deal(setup, seed), seed))
      yield {
        ...turn,
        bot: seats[turn.seat] as CoupBot,
        luck: luckOf(seed, turn.seat, moves++),
        seats,
      };
  }
}

/** What people did so far, and a bot that watched it from its seat. */
export interface Scene {
  readonly state: CoupState;
  readonly minds: Minds;
}

/** A table where everybody does as the record says, and the bots of every seat listen. */
export function scene(bot: CoupBot, setup: CoupSetup, record: readonly CoupMove[], seed = 1): Scene {
  const bots = seatedBy([bot], setup);
  return record.reduce<Scene>(
    ({ state, minds }, move) => {
      const step = coup.play(state, move);
      return { state: step.state, minds: hearStep(coup, bots, minds, step) };
    },
    { state: coup.deal(setup, seed), minds: wakeBots(bots, seed) },
  );
}

/** What the bot asked now would do in each mood: it hears the same story with different luck. */
export function answers(bot: CoupBot, setup: CoupSetup, record: readonly CoupMove[], moods = 40): CoupMove[] {
  return Array.from({ length: moods }, (_, seed) => {
    const { state, minds } = scene(bot, setup, record, seed);
    const seat = coup.asked(state)?.seat ?? 0;
    return decided(bot.decide(minds[seat] ?? null, coup.view(state, seat), coup.moves(state), seeded(seed)));
  });
}
