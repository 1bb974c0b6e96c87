import type { BotRoster, GameTypes } from '../../engine/core';
import { useSettings, type Settings } from '../settings';
import { whenIdle } from '../whenIdle';
import type { MatchStore } from './match';
import { skipUnasked } from './passing';
import { askedOfBot, botThinking, withAnswer, type Running } from './running';
import { inSlices } from './slices';
import type { TableGame } from './tableGame';

/** A bot is asked for a turn of its own, or for an answer to somebody else's. */
type Occasion = 'turn' | 'answer';

/** How long a bot appears to think, in milliseconds: by what it is asked for, never by what it holds. */
const paces: Readonly<Record<Settings['botPace'], Readonly<Record<Occasion, number>>>> = {
  slow: { turn: 2600, answer: 1300 },
  normal: { turn: 1500, answer: 700 },
  fast: { turn: 700, answer: 300 },
  instant: { turn: 0, answer: 0 },
};

const thinkingTime = (pace: Settings['botPace'], occasion: Occasion): number => paces[pace][occasion];

/** Bots wait for a frame in which nothing else is to be done, but not for long. */
const inQuiet = (work: () => void): (() => void) => whenIdle(work, 0, { timeout: 200 });

/** How often a game that bots play to its end is saved and shown, in milliseconds. */
const glimpse = 300;

/** How long after it could not be had what bots need is asked for again, in milliseconds. */
const fetchAgain = 3000;

/** Bots answer one another for as long as a glimpse takes. */
function* burst<G extends GameTypes>(
  table: TableGame<G>,
  bots: BotRoster<G>,
  from: Running<G>,
): Generator<undefined, Running<G>, undefined> {
  const until = performance.now() + glimpse;
  let running = from;
  while (performance.now() < until) {
    const thinking = botThinking(table, bots, running);
    if (!thinking) break;
    running = skipUnasked(table, withAnswer(table, running, yield* thinking));
    yield;
  }
  return running;
}

export type BotTurns = ReturnType<typeof letBotsPlay>;

/** Lets the bots answer, each after the time its question takes at the chosen pace, whatever the bot holds. */
export function letBotsPlay<G extends GameTypes>(match: MatchStore<G>) {
  const { table, useMatch } = match;
  const nothing = () => {};
  /** Whatever a bot is about, it stops. */
  let giveUp = nothing;
  /** A bot that only pretends to think begins to. */
  let hurry = nothing;

  /** Works with bots that can decide, once everything is here that they need, and asks for it again until it is. */
  function onceReady(running: Running<G>, work: (bots: BotRoster<G>) => void): void {
    const ids = running.match.players.flatMap(({ bot }) => bot ?? []);
    const bots = table.readyBots?.(ids) ?? table.bots;
    if (!('then' in bots)) return work(bots);
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    giveUp = () => {
      isWanted = false;
      clearTimeout(timer);
    };
    void bots.then(
      (fetched) => isWanted && work(fetched),
      () => {
        if (isWanted) timer = setTimeout(() => onceReady(running, work), fetchAgain);
      },
    );
  }

  function think(): void {
    hurry = nothing;
    const { running } = useMatch.getState();
    if (!running) return;
    onceReady(running, (bots) => {
      const thinking = match.thinking(bots);
      if (thinking) giveUp = inSlices(thinking, match.botAnswer);
    });
  }

  function next(): void {
    giveUp();
    giveUp = nothing;
    hurry = nothing;
    const { running, finishing } = useMatch.getState();
    const asked = running && askedOfBot(table, running);
    if (!running || !asked) return;
    if (finishing) {
      onceReady(running, (bots) => {
        giveUp = inQuiet(() => {
          giveUp = inSlices(burst(table, bots, running), match.applyBotMoves);
        });
      });
      return;
    }
    const occasion = table.game.questions[asked.kind].beginsTurn ? 'turn' : 'answer';
    const time = thinkingTime(useSettings.getState().botPace, occasion);
    const timer = setTimeout(() => {
      giveUp = inQuiet(think);
    }, time);
    giveUp = () => clearTimeout(timer);
    hurry = () => {
      giveUp();
      think();
    };
  }

  next();
  const unsubscribe = useMatch.subscribe((now, before) => {
    if (now.running !== before.running || now.finishing !== before.finishing) next();
  });
  return {
    /** The bot that is asked stops pretending to think. */
    hasten: (): void => hurry(),
    stop(): void {
      unsubscribe();
      giveUp();
      hurry = nothing;
    },
  };
}
