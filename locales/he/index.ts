import { board } from './board';
import { cast } from './cast';
import { coup } from './coup';
import { decision } from './decision';
import { words } from './interface';
import { match } from './match';
import { newGame } from './newGame';
import { past } from './past';
import { story } from './story';

export const he = { ...words, cast, coup, newGame, match, board, decision, story, past } as const;
