import {
  botNamed,
  createMatch,
  playOut,
  withMove,
  type BotRoster,
  type Game,
  type GameTypes,
  type MatchPlayer,
  type Seat,
} from '../../engine';
import { cops, copsBots, type CopsKind, type CopsSetup } from '../../engine/cops';
import { coup, coupBots, type CoupKind, type CoupSetup } from '../../engine/coup';
import { byChance } from './chance';
import { keptMatchOf } from './kept';
import { company } from './tables';
import type { Language } from './words';

/** A question as it is put at a table: to people round one phone, or to somebody who plays alone with bots. */
export interface PutQuestion {
  readonly game: 'coup' | 'cops';
  readonly kind: string;
  readonly players: number;
  readonly alone: boolean;
  /** Whether it is asked under a lamp. */
  readonly secret: boolean;
  /** What lies on the device of people of this language to whom it has just been put. */
  kept(language: Language): Readonly<Record<string, string>>;
}

interface Wanted<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bots: BotRoster<G>;
  readonly setup: G['Setup'] & { readonly players: number };
  readonly kind: G['Kind'];
  readonly alone: boolean;
}

/** Everybody plays by chance until somebody is asked so: the one who plays alone, if anybody does. */
function putting<G extends GameTypes>(wanted: Wanted<G>): PutQuestion {
  const { game, bots, setup, kind, alone } = wanted;
  const { players } = setup;
  const comeTo = byChance((_: Wanted<G>, seed) => {
    const everybody = Array.from({ length: players }, () => botNamed(bots, 'random'));
    const state = game.deal(setup, seed);
    const moves: G['Move'][] = [];
    const asked = game.asked(state);
    if (asked?.kind === kind) return { seed, moves, seat: asked.seat };
    for (const step of playOut(game, everybody, state, seed)) {
      moves.push(step.move);
      const next = game.asked(step.state);
      if (next?.kind === kind) return { seed, moves, seat: next.seat };
    }
    return null;
  });
  const seated = (language: Language, asked: Seat): readonly MatchPlayer[] =>
    company[language]
      .slice(0, players)
      .map((name, seat) => (alone && seat !== asked ? { name, bot: 'random' } : { name }));
  return {
    ...{ game: game.id === 'coup' ? 'coup' : 'cops', kind, players, alone },
    secret: game.questions[kind].secret,
    kept: (language) => {
      const { seed, moves, seat } = comeTo(wanted);
      const match = createMatch(game, setup, seed, seated(language, seat));
      return keptMatchOf(game, moves.reduce(withMove<G>, match));
    },
  };
}

const coupKinds = Object.keys(coup.questions) as readonly CoupKind[];
const copsKinds = Object.keys(cops.questions) as readonly CopsKind[];

const both = [false, true];

const ofCoup = (kind: CoupKind, players: number, alone: boolean): PutQuestion => {
  const setup: CoupSetup = {
    ...{ book: 'persianPlus', players, first: 0 },
    options: {
      // The Ambassador draws most.
      sixth: kind === 'keep' ? 'ambassador' : 'inquisitor',
      anarchist: true,
      factions: players > 2,
      ...(kind === 'draft' ? { twoPlayers: 'draft' } : {}),
    },
  };
  return putting({ game: coup, bots: coupBots, setup, kind, alone });
};

const ofCops = (kind: CopsKind, players: number, alone: boolean): PutQuestion => {
  const setup: CopsSetup = { variant: players < 8 ? 'base' : 'band', players, first: 0 };
  return putting({ game: cops, bots: copsBots, setup, kind, alone });
};

/** The fewest and the most who can be asked so. */
const countsOf: Readonly<Partial<Record<CoupKind, readonly number[]>>> = {
  draft: [2],
  side: [3, 10],
  redirect: [6, 10],
};

/** Every kind of question of both games, with the fewest and the most players, together and alone. */
export const putQuestions: readonly PutQuestion[] = [
  ...coupKinds.flatMap((kind) =>
    (countsOf[kind] ?? [2, 10]).flatMap((players) => both.map((alone) => ofCoup(kind, players, alone))),
  ),
  ...copsKinds.flatMap((kind) =>
    [4, 8].flatMap((players) => both.map((alone) => ofCops(kind, players, alone))),
  ),
];
