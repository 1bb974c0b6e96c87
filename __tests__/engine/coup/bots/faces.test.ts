import { decided, seeded, type Json } from '../../../../engine';
import { coup, type CoupMove, type CoupSetup, type CoupState } from '../../../../engine/coup';
import { faces, avenger, cautious, hunter, liar, mirror, miser } from '../../../../engine/coup/bots/faces';
import { blank, remembered, type Memory } from '../../../../engine/coup/bots/faces/memory';
import { isLie, sceneOf } from '../../../../engine/coup/bots/faces/scene';
import { steady } from '../../../../engine/coup/bots/steady';
import { games, scene, sharp, type CoupBot, type Turn } from './support/tables';

const setup: CoupSetup = { book: 'hebrew', players: 4, first: 0 };
const seeds = 40;

type Remembering = Turn & { readonly memory: Memory };

/** What one of four, among three plain ones of its level, does in its games, and what it remembers then. */
function turnsOf(hero: CoupBot, level: CoupBot): Remembering[] {
  const found: Remembering[] = [];
  let memory: Memory | null = null;
  for (const turn of games([hero, level, level, level], setup, seeds)) {
    const seat = turn.seats.indexOf(hero);
    memory ??= blank(seat);
    if (turn.seat === seat) found.push({ ...turn, memory });
    const witnessed = turn.events.map((event) => coup.witness(event, seat));
    memory = coup.outcome(turn.state) ? null : witnessed.reduce(remembered, memory);
  }
  return found;
}

const share = (turns: readonly Turn[], does: (turn: Turn) => boolean): number =>
  turns.filter(does).length / turns.length;

const kindOf = ({ before }: Turn) => coup.asked(before)?.kind;
const acting = (turns: readonly Remembering[]) => turns.filter((turn) => kindOf(turn) === 'act');
const lies = ({ before, seat, move }: Turn) =>
  isLie(sceneOf(blank(seat), coup.view(before, seat), coup.moves(before)), move);
const does = (action: string) => (turn: Turn) => turn.move.type === 'act' && turn.move.action === action;

describe.each([sharp, steady])('somebody who plays like $id', (level) => {
  const plain = turnsOf({ ...level }, level);

  test('lies much less when cautious, and much more as a liar', () => {
    const usual = share(acting(plain), lies);
    expect(share(acting(turnsOf(cautious.wornBy(level), level)), lies)).toBeLessThan(0.8 * usual);
    expect(share(acting(turnsOf(liar.wornBy(level), level)), lies)).toBeGreaterThan(1.3 * usual);
  });

  test('doubts twice as often as a hunter', () => {
    const doubts = (turns: readonly Turn[]) =>
      share(
        turns.filter((turn) => kindOf(turn) === 'challenge'),
        ({ move }) => move.type === 'challenge',
      );
    expect(doubts(turnsOf(hunter.wornBy(level), level))).toBeGreaterThan(1.6 * doubts(plain));
  });

  test('pays no assassins as a miser', () => {
    const assassinates = does('assassinate');
    const turns = acting(turnsOf(miser.wornBy(level), level));
    expect(share(turns, assassinates)).toBeLessThan(0.5 * share(acting(plain), assassinates));
    const rich = turns.filter(({ before, seat }) => (before.players[seat]?.coins ?? 0) >= 7);
    expect(share(rich, does('coup'))).toBeGreaterThan(0.8);
  });

  test('as an avenger, aims at the player who aimed at it', () => {
    const atAttacker = (turns: readonly Remembering[]) => {
      const aimed = acting(turns).filter(
        ({ move, memory, before }) =>
          move.type === 'act' &&
          move.target !== undefined &&
          memory.attacker !== null &&
          before.players.filter(({ cards }) => cards.some(({ faceUp }) => !faceUp)).length > 2,
      );
      return (
        aimed.filter(({ move, memory }) => move.type === 'act' && move.target === memory.attacker).length /
        aimed.length
      );
    };
    expect(atAttacker(turnsOf(avenger.wornBy(level), level))).toBeGreaterThan(0.8);
    expect(atAttacker(plain)).toBeLessThan(0.6);
  });

  test('does what was done before it, as a mirror', () => {
    const repeats = (turns: readonly Remembering[]) => {
      const after = acting(turns).filter(({ memory }) => memory.deed !== null);
      return (
        after.filter(({ move, memory }) => move.type === 'act' && move.action === memory.deed?.action)
          .length / after.length
      );
    };
    expect(repeats(turnsOf(mirror.wornBy(level), level))).toBeGreaterThan(repeats(plain) + 0.12);
  });
});

const duel: CoupSetup = { book: 'hebrew', players: 2, first: 0 };
const moods = Array.from({ length: 20 }, (_, seed) => seeded(seed));

/** A level that sees only one thing to do. */
const certainOf = (only: CoupMove): CoupBot => ({
  ...steady,
  *decide() {
    return only;
  },
});

describe.each(faces)('what leaves the $id no choice', (face) => {
  test('a doubt its level is sure of', () => {
    const bot = face.wornBy(certainOf({ type: 'challenge' }));
    const { state, minds } = scene(bot, duel, [{ type: 'act', action: 'tax' }]);
    for (const luck of moods)
      expect(decided(bot.decide(minds[1] ?? null, coup.view(state, 1), coup.moves(state), luck))).toEqual({
        type: 'challenge',
      });
  });

  test('the coup that ends the game', () => {
    const dealt = coup.deal(duel, 3);
    const state: CoupState = {
      ...dealt,
      players: dealt.players.map(({ cards, ...player }, seat) => ({
        ...player,
        coins: 8,
        cards: cards.map((card, at) => ({ ...card, faceUp: seat === 1 && at === 0 })),
      })),
    };
    const wins: CoupMove = { type: 'act', action: 'coup', target: 1 };
    const bot = face.wornBy(certainOf(wins));
    for (const luck of moods)
      expect(decided(bot.decide(bot.wake(0, 1), coup.view(state, 0), coup.moves(state), luck))).toEqual(wins);
  });

  test('a duel of last cards: whatever is asked, its level decides', () => {
    const level = [sharp, steady];
    let asked = 0;
    for (const bot of level.map((one) => face.wornBy(one)))
      for (const { before, seat, minds, luck, bot: playing } of games([bot], duel, 6)) {
        if (before.players.some(({ cards }) => cards.every(({ faceUp }) => !faceUp))) continue;
        const plain = level.find(({ id }) => playing.id.startsWith(id)) ?? steady;
        const mind = (minds[seat] as { readonly level: Json }).level;
        const [view, moves] = [coup.view(before, seat), coup.moves(before)];
        expect(decided(playing.decide(minds[seat] ?? null, view, moves, luck))).toEqual(
          decided((plain as CoupBot).decide(mind, view, moves, luck)),
        );
        asked++;
      }
    expect(asked).toBeGreaterThan(10);
  });
});
