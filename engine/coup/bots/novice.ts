import type { Bot } from '../../core/bot';
import { below } from '../../core/random';
import type { Action } from '../actions';
import type { CoupMove } from '../moves';
import type { Coup } from '../types';
import type { CoupView } from '../view';
import { fadedBy, type Mind } from './mind';
import { player } from './steady';
import { temperaments } from './temperament';

const attentive = player('novice', temperaments.novice);

/** What is left of what it has heard, each time somebody's turn begins. */
const kept = 0.8;

const hundred = 100;
/** Per cent of decisions in which it does not think of what its cards or its coins could do. */
const overlooks = 65;

const plain: ReadonlySet<Action> = new Set(['income', 'foreignAid']);

/** What comes to mind without a thought. With one rival left, so does the coup that ends the game. */
const isPlain = (move: CoupMove, isDuel: boolean): boolean => {
  if (move.type === 'block') return false;
  return move.type !== 'act' || plain.has(move.action) || (move.action === 'coup' && isDuel);
};

const isDuel = ({ seats }: CoupView): boolean => seats.filter(({ out }) => !out).length === 2;

/**
 * A newcomer: believes what it is told and forgets it soon, does not always think of what its own cards could do, seldom
 * lies, and sits on its coins until it has to spend them.
 */
export const novice: Bot<Coup, Mind, 'novice'> = {
  ...attentive,
  hear: (mind, events, view) => {
    const heard = attentive.hear(mind, events, view);
    return events.some(({ type }) => type === 'turn') ? fadedBy(heard, kept) : heard;
  },
  *decide(mind, view, moves, luck) {
    const [mood, rest] = below(hundred, luck);
    const first = mood < overlooks ? moves.filter((move) => isPlain(move, isDuel(view))) : moves;
    return yield* attentive.decide(mind, view, first.length > 0 ? first : moves, rest);
  },
};
