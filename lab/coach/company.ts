import { botNamed, playOut, type Bot, type PlayedStep } from '../../engine';
import { coup, ruleBooks, taughtBots, type Book, type Coup, type CoupSetup } from '../../engine/coup';
import { table } from '../../engine/coup/lab';
import { luckFrom, type Luck } from '../../scripts/lib/soak/luck';

/** Whole games of every bot there is, at every kind of table: the coach's trust in words is fitted to them, and measured. */

const bots = taughtBots(table);

export const levels: readonly string[] = bots.levels.map(({ id }) => id);
export const faces: readonly string[] = bots.faces.map(({ id }) => id);

const books: readonly Book[] = ['hebrew', 'russian', 'persian', 'persianPlus'];
/** Half of the tables have two or three players, since every game ends that way. */
const sizes = [2, 2, 3, 3, 4, 4, 5, 6, 8] as const;

/** Alternately all of one level, as most tables are, and of any. */
function someCompany(players: number, luck: Luck): readonly string[] {
  const common = luck.oneOf(levels);
  const isMixed = luck.oneIn(3);
  return Array.from({ length: players }, () => {
    const level = isMixed ? luck.oneOf(levels) : common;
    return luck.oneIn(4) ? level : `${level}:${luck.oneOf(faces)}`;
  });
}

function someSetup(luck: Luck): CoupSetup {
  const players = luck.oneOf(sizes);
  const book = players > 6 ? 'persianPlus' : luck.oneOf(books);
  const isRich = book === 'persianPlus';
  const options = {
    ...(ruleBooks[book].sixthCharacter !== 'none' && luck.oneIn(3) && { sixth: 'inquisitor' as const }),
    ...(isRich && players > 2 && luck.oneIn(4) && { factions: true }),
    ...(isRich && luck.oneIn(4) && { anarchist: true }),
    ...(luck.oneIn(6) && { strictDoubleDanger: true }),
    ...(isRich && players === 2 && luck.oneIn(2) && { twoPlayers: 'oneCoin' as const }),
  };
  return { book, players, first: luck.below(players), options };
}

export interface Logged {
  /** Who sits where, by name. */
  readonly company: readonly string[];
  readonly start: Coup['State'];
  readonly steps: Iterable<PlayedStep<Coup>>;
}

/** One such game, played while it is read. `seated` may change who sits there. */
export function loggedGame(seed: number, seated = (bot: Bot<Coup>) => bot): Logged {
  const luck = luckFrom(seed ^ 0x10c);
  const setup = someSetup(luck);
  const company = someCompany(setup.players, luck);
  const start = coup.deal(setup, seed);
  const players = company.map((name) => seated(botNamed(bots, name)));
  return { company, start, steps: playOut(coup, players, start, seed) };
}
