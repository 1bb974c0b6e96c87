import type { Seat } from '../../core/game';
import type { Claim } from '../actions';
import { claimant, claimMade, declaredIn } from '../claims';
import { coup } from '../game';
import { handOf, livesOf } from '../hands';
import type { CoupMove, Reply } from '../moves';
import { chanceOfTruth } from '../odds';
import { placeOf } from '../roles';
import { others, type CoupState } from '../state';
import { omission } from './belief';
import { blockHabit, doubtHabit, habitOf } from './habits';
import type { Ledger, SeatLedger } from './ledger';

/** What somebody may answer, and how likely they do. */
export interface Likely {
  readonly move: CoupMove;
  readonly chance: number;
}

/** Habits weigh as if a rival had been watched this often before the game. */
const watched = 8;
/** How much readier one is to doubt what is aimed at oneself. */
const concern = 1.8;
/** A doubt this strong leaves the habit as it is. */
const middlingDoubt = 0.35;
const mostDoubt = 0.9;
/** A player who would lose the last card anyway risks nothing by a challenge. */
const nothingToLose = 0.6;

/** How likely who gets a bomb says they are the Contessa, with her and without. */
const dares = { honest: 0.92, bluff: 0.35 } as const;

/**
 * How often a claim is made by somebody who cannot back it, for each time by somebody who can, as a table sees it. Words
 * that have been put to the test shift it: Beta counters, that begin as if some truths and some lies had been seen.
 */
const usual = { tested: 8, duel: 0.4, crowd: 0.3 } as const;
const boldest = 1.2;
const mostHonest = 0.04;

function lieRatio({ proven, caught }: SeatLedger, living: number): number {
  const lies = (usual.tested * usual[living > 2 ? 'crowd' : 'duel']) / 2;
  const truths = usual.tested / 2;
  return Math.min(boldest, Math.max(mostHonest, (lies + caught) / (truths + proven)));
}

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
      return blocksOf(state, ledger, seat);
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
  const { challenges = 0, passes = 0, bot = null } = ledger.seats[seat] ?? {};
  const before = habitOf(bot, doubtHabit);
  const habit = (challenges + watched * before) / (challenges + passes + watched);
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

function blocksOf(state: CoupState, ledger: Ledger, seat: Seat): readonly Likely[] {
  const { action } = declaredIn(state);
  const hand = handOf(state.players, seat);
  const { told = [], bot = null } = ledger.seats[seat] ?? {};
  const hasTold = ({ role }: Reply<'block'>) => (told[placeOf[role]] ?? 0) > 0;
  const blocks = coup.moves(state).filter((move) => move.type === 'block');
  const honest = blocks.find(({ role }) => hand.includes(role));
  // Whoever has said it before says it again.
  const move = honest ?? blocks.find(hasTold) ?? blocks[0];
  if (!move) return certainly({ type: 'allow' });
  const said = { holds: honest !== undefined, told: blocks.some(hasTold) };
  const chance = habitOf(bot, blockHabit(action, hand.length, said));
  return [
    { move, chance },
    { move: { type: 'allow' }, chance: 1 - chance },
  ];
}

function bombAnswers(state: CoupState, seat: Seat): readonly Likely[] {
  const chance = handOf(state.players, seat).includes('contessa') ? dares.honest : dares.bluff;
  return [
    { move: { type: 'defuse' }, chance },
    { move: { type: 'explode' }, chance: 1 - chance },
  ];
}
