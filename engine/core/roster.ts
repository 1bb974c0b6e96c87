import { randomBot, type Bot } from './bot';
import type { GameTypes } from './game';
import { seeded, shuffled } from './random';

/** A leaning that a bot of any level can have: it plays as well as the level does, and in a way of its own. */
export interface Face<G extends GameTypes> {
  readonly id: string;
  wornBy(bot: Bot<G>): Bot<G>;
}

export interface BotRoster<G extends GameTypes> {
  /** The bots a table chooses among, the weakest first. */
  readonly levels: readonly Bot<G>[];
  readonly faces?: readonly Face<G>[];
  /** Plays where nobody has chosen, or where a record names a bot that this version does not know. */
  readonly usual: Bot<G>;
}

/**
 * A bot as records name it: `sharp`; with a face, `sharp:liar`; with one that nobody is told of before the end,
 * `sharp?liar`; with one that has yet to be drawn, `sharp?`.
 */
export interface BotName {
  readonly level: string;
  readonly face: string | null;
  readonly isSecret: boolean;
}

const open = ':';
const secret = '?';

export function readBotName(id: string): BotName {
  const [, level = '', mark, face = ''] = /^([^:?]*)([:?])?(.*)$/s.exec(id) ?? [];
  return { level, face: face === '' ? null : face, isSecret: mark === secret };
}

export function writeBotName({ level, face, isSecret }: BotName): string {
  if (isSecret) return `${level}${secret}${face ?? ''}`;
  return face === null ? level : `${level}${open}${face}`;
}

/** What everybody at the table knows of a bot: its level, and its face unless that is a secret. */
export function openName(id: string): string {
  const name = readBotName(id);
  return writeBotName(name.isSecret ? { ...name, face: null } : name);
}

export function botNamed<G extends GameTypes>(
  { levels, faces = [], usual }: BotRoster<G>,
  id: string,
): Bot<G> {
  const name = readBotName(id);
  const bot = everyLevel(levels).find((one) => one.id === name.level);
  if (!bot || name.face === null) return bot ?? usual;
  return faces.find((face) => face.id === name.face)?.wornBy(bot) ?? usual;
}

/** Any game can be played by luck: records may name that bot, whether or not a table is offered it. */
function everyLevel<G extends GameTypes>(levels: readonly Bot<G>[]): readonly Bot<G>[] {
  const byLuck = randomBot<G>();
  return levels.some(({ id }) => id === byLuck.id) ? levels : [...levels, byLuck];
}

/** Every bot that can be met: every level, the one that plays by luck, and every face on the usual level. */
export const everyBot = <G extends GameTypes>({
  levels,
  faces = [],
  usual,
}: BotRoster<G>): readonly Bot<G>[] => [...everyLevel(levels), ...faces.map((face) => face.wornBy(usual))];

/** What a table may still choose: the bot that plays by luck makes way for the weakest, where it is not one of the levels. */
export function offered<G extends GameTypes>({ levels }: BotRoster<G>, id: string): string {
  const name = readBotName(id);
  const bot = everyLevel(levels).find((one) => one.id === name.level);
  return !bot || levels.includes(bot) ? id : writeBotName({ ...name, level: levels[0]?.id ?? name.level });
}

/** The same bots with their secret faces drawn: none twice before all have come. */
export function withFacesDrawn<G extends GameTypes>(
  { faces = [] }: BotRoster<G>,
  ids: readonly (string | null)[],
  seed: number,
): readonly (string | null)[] {
  const [order] = shuffled(faces, seeded(seed ^ faceSalt));
  let drawn = 0;
  return ids.map((id) => {
    if (id === null) return null;
    const name = readBotName(id);
    return name.isSecret ? writeBotName({ ...name, face: order[drawn++ % order.length]?.id ?? null }) : id;
  });
}

/** Keeps the draw of faces apart from that of the cards. */
const faceSalt = 0x0facade5;
