import { below, playOut, seeded, type Bot, type Random, type Seat } from '../../engine';
import { coup, ruleBooks, taughtBots, type Book, type Coup, type CoupState } from '../../engine/coup';
import { crowdOf, isHidden, others, player, table, temperaments, waitOf } from '../../engine/coup/lab';

/** Games of bots of many tempers, at tables small and large: what the coach's sense of a standing is fitted to. */

/** A seat at the beginning of a turn, as numbers: lives, coins and how long it waits. */
interface Seen {
  readonly two: boolean;
  readonly coins: number;
  readonly wait: number;
}

export interface Sample {
  readonly crowd: number;
  /** The seat whose cards are known comes first. */
  readonly seats: readonly Seen[];
  readonly hand: readonly string[];
  readonly winner: number;
}

const books: readonly Book[] = ['hebrew', 'russian', 'persianPlus'];
/** Half of them duels and threes: every game comes to that. */
const sizes = [2, 2, 3, 3, 4, 4, 5, 6];

/** So much more or less of everything that makes a temper. */
const tempers = [0.6, 0.8, 1, 1.25, 1.6] as const;

const {
  levels: [, , , sharp, expert],
  usual,
} = taughtBots(table);

/** Those people play against: each for one face of a die. The other faces are tempers of Steady. */
const levels: readonly Bot<Coup>[] = [usual, sharp, expert];

function someBot(luck: Random): readonly [Bot<Coup>, Random] {
  let random = luck;
  const some = () => {
    const [at, rest] = below(tempers.length, random);
    random = rest;
    return tempers[at] ?? 1;
  };
  const { steady } = temperaments;
  const bot = player('some', {
    ...steady,
    whim: steady.whim * some() * 2,
    caution: steady.caution * some(),
    life: { last: steady.life.last, spare: steady.life.spare * some() },
    hit: { last: steady.hit.last * some(), spare: steady.hit.spare * some() },
    belief: { ...steady.belief, first: steady.belief.first * some() },
    fear: steady.fear * some(),
    bait: steady.bait * some(),
    exchange: steady.exchange * some(),
  });
  const [dice, rest] = below(6, random);
  return [levels[dice] ?? bot, rest];
}

/** A table in the middle of a game, as it may well be: coins, lives, cards and whose turn it is are drawn by luck. */
function someTable(seed: number): { readonly start: CoupState; readonly bots: readonly Bot<Coup>[] } {
  let random = seeded(seed ^ 0x7ab1e);
  const pick = (bound: number) => {
    const [at, rest] = below(bound, random);
    random = rest;
    return at;
  };
  const players = sizes[pick(sizes.length)] ?? 4;
  const book = books[pick(books.length)] ?? 'persian';
  const knowsInquisitor = ruleBooks[book].sixthCharacter !== 'none' && pick(2) === 0;
  const options = {
    ...(knowsInquisitor && { sixth: 'inquisitor' as const }),
    ...(players === 2 && book === 'persianPlus' && { twoPlayers: 'oneCoin' as const }),
  };
  const dealt = coup.deal({ book, players, first: pick(players), options }, seed);
  const start = {
    ...dealt,
    players: dealt.players.map(({ cards, party }) => {
      const lost = pick(2) === 0;
      return {
        party,
        coins: pick(10),
        cards: cards.map((card, at) => ({ ...card, faceUp: lost && at === 0 })),
      };
    }),
  };
  return { start, bots: someBots(seed, players) };
}

/** So many bots of different tempers. */
function someBots(seed: number, players: number): readonly Bot<Coup>[] {
  let random = seeded(seed ^ 0x7e43e);
  return Array.from({ length: players }, () => {
    const [bot, rest] = someBot(random);
    random = rest;
    return bot;
  });
}

/** Nobody waits for a game that does not end. */
const longest = 1_500;

/** One such table, played to its end. */
export function sampleOf(seed: number): Sample | null {
  const { start, bots } = someTable(seed);
  let last = start;
  let moves = 0;
  for (const { state } of playOut(coup, bots, start, seed)) {
    last = state;
    if (++moves > longest) return null;
  }
  const hero = seed % bots.length;
  const winner = coup.outcome(last)?.winners[0] ?? hero;
  const living = [start.turn, ...others(start, start.turn)];
  const order = [hero, ...living.filter((seat) => seat !== hero)];
  const hidden = (seat: Seat) => start.players[seat]?.cards.filter(isHidden) ?? [];
  return {
    crowd: crowdOf(living.length),
    seats: order.map((seat) => ({
      two: hidden(seat).length > 1,
      coins: start.players[seat]?.coins ?? 0,
      wait: waitOf(living.indexOf(seat)),
    })),
    hand: hidden(hero).map(({ role }) => role),
    winner: order.indexOf(winner),
  };
}
