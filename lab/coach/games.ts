import { playOut, type Bot, type Seat } from '../../engine';
import { coup, ruleBooks, taughtBots, type Book, type Coup, type CoupState } from '../../engine/coup';
import { crowdOf, isHidden, others, player, table, temperaments, waitOf } from '../../engine/coup/lab';
import { luckFrom, type Luck } from '../../scripts/lib/soak/luck';

/** Games of bots of many tempers, at tables small and large. The coach's table of standings is fitted to them. */

/** A seat at the beginning of a turn, as numbers: lives, coins and how long it waits. */
interface Seen {
  readonly two: boolean;
  readonly coins: number;
  readonly wait: number;
}

export interface Sample {
  readonly crowd: number;
  readonly seats: readonly Seen[];
  readonly winner: number;
}

const books: readonly Book[] = ['hebrew', 'russian', 'persianPlus'];
/** Half of the tables have two or three players, since every game ends that way. */
const sizes = [2, 2, 3, 3, 4, 4, 5, 6];

/** Factors for everything that makes a temper. */
const tempers = [0.6, 0.8, 1, 1.25, 1.6] as const;

const {
  levels: [, , , sharp, expert],
  usual,
} = taughtBots(table);

/** The bots that people play against. Each takes one seat in six; Steady in other tempers takes the rest. */
const levels: readonly Bot<Coup>[] = [usual, sharp, expert];

function someBot(luck: Luck): Bot<Coup> {
  const some = () => luck.oneOf(tempers);
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
  return levels[luck.below(6)] ?? bot;
}

/** A table in the middle of a game: coins, lives, cards and whose turn it is are drawn by luck, and so are the bots. */
function someTable(seed: number): { readonly start: CoupState; readonly bots: readonly Bot<Coup>[] } {
  const luck = luckFrom(seed ^ 0x7ab1e);
  const players = luck.oneOf(sizes);
  const book = luck.oneOf(books);
  const knowsInquisitor = ruleBooks[book].sixthCharacter !== 'none' && luck.oneIn(2);
  const options = {
    ...(knowsInquisitor && { sixth: 'inquisitor' as const }),
    ...(players === 2 && book === 'persianPlus' && { twoPlayers: 'oneCoin' as const }),
  };
  const dealt = coup.deal({ book, players, first: luck.below(players), options }, seed);
  const start = {
    ...dealt,
    players: dealt.players.map(({ cards, party }) => {
      const lost = luck.oneIn(2);
      return {
        party,
        coins: luck.below(10),
        cards: cards.map((card, at) => ({ ...card, faceUp: lost && at === 0 })),
      };
    }),
  };
  const temper = luckFrom(seed ^ 0x7e43e);
  return { start, bots: Array.from({ length: players }, () => someBot(temper)) };
}

const longest = 1_500;

/** One such table, played to its end; null if it does not end. */
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
    winner: order.indexOf(winner),
  };
}
