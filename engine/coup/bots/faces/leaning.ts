import type { Bot, Thinking } from '../../../core/bot';
import { draw32, seeded, type Drawn, type Random } from '../../../core/random';
import type { Face } from '../../../core/roster';
import type { CoupMove } from '../../moves';
import type { Coup } from '../../types';
import { blank, remembered, type FacedMind } from './memory';
import { isSettled, sceneOf, type Scene } from './scene';

/** Something a face does whatever its level thinks, and the per mille chance that it does. */
export interface Urge {
  readonly move: CoupMove | undefined;
  readonly pull: number;
}

/** How a face differs from its level. What is left out is as the level has it. */
export interface Leaning {
  /** Per mille chance to accept the level's move; otherwise the level is asked again. */
  readonly liking?: (scene: Scene, move: CoupMove) => number;
  /** What it does where the level insists on a move that it does not like; without it the level decides. */
  readonly refuge?: (scene: Scene, move: CoupMove) => CoupMove | undefined;
  readonly urges?: (scene: Scene) => readonly Urge[];
  /** The same move, aimed at whom it would rather hit. */
  readonly aimed?: (scene: Scene, move: CoupMove) => CoupMove;
}

export const always = 1000;

/** How many times a level is asked before it is taken to insist. */
const asks = 6;

/**
 * Bends whatever bot wears it from outside: what the level draws is taken as gladly as the leaning says, which weighs
 * the level's own chances; an urge comes before them. Where there is one right answer, or one mistake is the last, the level
 * decides alone.
 */
export const face = <Id extends string>(id: Id, leaning: Leaning): Face<Coup> & { readonly id: Id } => ({
  id,
  wornBy: (bot) => faced(bot, `${bot.id}:${id}`, leaning),
});

const faced = (bot: Bot<Coup>, id: string, leaning: Leaning): Bot<Coup, FacedMind> => ({
  id,
  wake: (seat, seed) => ({ level: bot.wake(seat, seed), face: blank(seat) }),
  hear: (mind, events, view) => ({
    level: bot.hear(mind.level, events, view),
    face: events.reduce(remembered, mind.face),
  }),
  *decide(mind, view, moves, luck) {
    const [only, another] = moves;
    if (only && !another) return only;
    const scene = sceneOf(mind.face, view, moves);
    if (isSettled(scene)) return yield* bot.decide(mind.level, view, moves, luck);
    const [wanted, rest] = yielded(leaning, scene, luck);
    return wanted ?? (yield* liked(bot, mind, leaning, scene, rest));
  },
});

/** The urge it gives in to. */
function yielded({ urges }: Leaning, scene: Scene, luck: Random): Drawn<CoupMove | undefined> {
  if (!urges) return [undefined, luck];
  const [mood, rest] = perMille(luck);
  let left = mood;
  for (const { move, pull } of urges(scene)) {
    if (!move) continue;
    left -= pull;
    if (left < 0) return [move, rest];
  }
  return [undefined, rest];
}

function* liked(
  bot: Bot<Coup>,
  { level }: FacedMind,
  { liking, refuge, aimed }: Leaning,
  scene: Scene,
  luck: Random,
): Thinking<CoupMove> {
  let rest = luck;
  for (let ask = 1; ; ask++) {
    const [seed, afterSeed] = draw32(rest);
    const [mood, afterMood] = perMille(afterSeed);
    rest = afterMood;
    const move = yield* bot.decide(level, scene.view, scene.moves, seeded(seed));
    if (!liking || mood < liking(scene, move)) return aimed?.(scene, move) ?? move;
    if (ask === asks) return refuge?.(scene, move) ?? move;
  }
}

function perMille(luck: Random): Drawn<number> {
  const [value, rest] = draw32(luck);
  return [value % always, rest];
}
