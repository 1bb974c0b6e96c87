import { end } from './end';
import { games } from './games';
import { history } from './history';
import { words } from './interface';
import { log } from './log';
import { match } from './match';
import { replay } from './replay';
import { setup } from './setup';
import { statistics } from './statistics';

/** What is said whichever game is played. What a game says of its own is loaded with the game. */
export const ru = { ...words, games, setup, match, log, replay, end, history, statistics } as const;
