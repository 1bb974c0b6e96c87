import type { Seat } from '../../core/game';
import type { Claim } from '../actions';
import { claimant, claimMade, declaredIn } from '../claims';
import { coup } from '../game';
import { handOf, livesOf } from '../hands';
import type { CoupMove } from '../moves';
import { chanceOfTruth } from '../odds';
import { placeOf } from '../roles';
import { others, type CoupState } from '../state';
import { lieRatio, omission } from './belief';
import type { Ledger } from './ledger';

/** What somebody may answer, and how likely they do. */
export interface Likely {
  readonly move: CoupMove;
  readonly chance: number;
}

const usual = { challenges: 0.5, chances: 8 } as const;
/** How much readier one is to doubt what is aimed at oneself. */
const concern = 1.8;
/** A doubt this strong leaves the habit as it is. */
const middlingDoubt = 0.35;
const mostDoubt = 0.9;
/** A player who would lose the last card anyway risks nothing by a challenge. */
const nothingToLose = 0.6;

/** How likely somebody without the card blocks all the same. */
const bluffedBlock = { foreignAid: 0.06, steal: 0.2, assassinate: 0.35, lastCard: 0.75 } as const;
/** And how likely somebody who holds it does. */
const honestBlock = 0.92;
const bluffedBomb = 0.35;

/** How a rival answers at a table where their cards are known, by their habits in this game. */
export function answersOf(state: CoupState, ledger: Ledger, seat: Seat): readonly Likely[] {
  const { stage } = state;
  switch (stage.kind) {
    case 'challenge': {
      const chance = chanceOfDoubt(state, ledger, seat);
      return [
        { move: { type: 'challenge' }, chance },
        { move: { type: 'allow' }, chance: 1 - chance },
      ];
    }
    case 'block':
      return blocksOf(state, seat);
    case 'bomb':
      return bombAnswers(state, seat);
    case 'draft':
    case 'side':
    case 'act':
    case 'prove':
    case 'lose':
    case 'keep':
    case 'show':
    case 'examine':
    case 'redirect':
    case 'over':
      return certainly(firstAnswer(state));
  }
}

const certainly = (move: CoupMove): readonly Likely[] => [{ move, chance: 1 }];

/** What is true is shown; of cards nobody else knows it does not matter which. */
function firstAnswer(state: CoupState): CoupMove {
  const [first] = coup.moves(state);
  if (!first) throw new RangeError('Nobody is asked.');
  return first;
}

function chanceOfDoubt(state: CoupState, ledger: Ledger, seat: Seat): number {
  if (state.stage.kind !== 'challenge') return 0;
  const { of } = state.stage;
  const speaker = claimant(state, of);
  const doubt = doubtOf(state, ledger, seat, speaker, claimMade(state, of));
  if (doubt >= 1) return 0.97;
  const { challenges = 0, passes = 0 } = ledger.seats[seat] ?? {};
  const habit = (challenges + usual.challenges) / (challenges + passes + usual.chances);
  const { action, target, block } = declaredIn(state);
  const isMine = block ? state.turn === seat : target === seat;
  const ready = Math.min(mostDoubt, habit * (doubt / middlingDoubt) * (isMine ? concern : 1));
  const dies = action === 'assassinate' && isMine && !block && livesOf(state.players, seat) === 1;
  return dies && !handOf(state.players, seat).includes('contessa')
    ? Math.max(ready, nothingToLose * doubt)
    : ready;
}

/** How much a rival doubts somebody's word: by what they see of the copies, and by what the word has been worth. 1 is a certain lie. */
function doubtOf(state: CoupState, ledger: Ledger, seat: Seat, speaker: Seat, claim: Claim): number {
  const truth = chanceOfTruth(coup.view(state, seat), speaker, claim);
  if (truth <= 0) return 1;
  const facts = ledger.seats[speaker];
  const ratio = facts ? lieRatio(facts, others(state, -1).length) : 1;
  const against = claim === 'noDuke' ? 0 : (facts?.against[placeOf[claim]] ?? 0);
  const lie = ((1 - truth) * ratio) / omission ** against;
  return lie / (lie + truth);
}

function blocksOf(state: CoupState, seat: Seat): readonly Likely[] {
  const { action } = declaredIn(state);
  const hand = handOf(state.players, seat);
  const blocks = coup.moves(state).flatMap((move) => (move.type === 'block' ? [move] : []));
  const [first] = blocks;
  if (!first) return certainly({ type: 'allow' });
  const honest = blocks.find(({ role }) => hand.includes(role));
  const chance = honest ? honestBlock : bluffOf(action, hand.length);
  return [
    { move: honest ?? first, chance },
    { move: { type: 'allow' }, chance: 1 - chance },
  ];
}

function bluffOf(action: string, cards: number): number {
  if (action === 'assassinate') return cards > 1 ? bluffedBlock.assassinate : bluffedBlock.lastCard;
  return action === 'steal' ? bluffedBlock.steal : bluffedBlock.foreignAid;
}

function bombAnswers(state: CoupState, seat: Seat): readonly Likely[] {
  const dares = handOf(state.players, seat).includes('contessa') ? honestBlock : bluffedBomb;
  return [
    { move: { type: 'defuse' }, chance: dares },
    { move: { type: 'explode' }, chance: 1 - dares },
  ];
}
