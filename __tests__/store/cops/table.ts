/** Four at a table of Good Cop Bad Cop, and what they do there. */
import { decided, sameMove } from '../../../engine/core';
import { cops, type CopsMove, type CopsSetup } from '../../../engine/cops';
import { copsMatches, copsTable } from '../../../store/cops/match';
import { askedOfBot, stateOf } from '../../../store/match/running';

export const base: CopsSetup = { variant: 'base', players: 4, first: 0 };

type Bots = readonly (string | undefined)[];
export const noBots: Bots = [undefined, undefined, undefined, undefined];

export function running() {
  const { running: now } = copsMatches.together.useMatch.getState();
  if (!now) throw new Error('Nothing is being played.');
  return now;
}
export const asked = () => cops.asked(stateOf(running()));
export const moves = () => running().match.moves;
export const canPass = () => cops.moves(stateOf(running())).some((move) => sameMove(move, copsTable.letPass));

/** Where a bot is asked, it answers. Gives back whether one was. */
export function botAnswers(): boolean {
  const thinking = askedOfBot(copsTable, running()) ? copsMatches.together.thinking() : null;
  if (thinking) copsMatches.together.botAnswer(decided(thinking));
  return thinking !== null;
}

export const deal = (setup: CopsSetup, bots: Bots, seed?: number): void =>
  copsMatches.together.start(
    setup,
    bots.map((bot, seat) => ({ name: `P${seat}`, ...(bot === undefined ? {} : { bot }) })),
    seed,
  );

/** Dealt, and everybody has laid their cards as they came. */
export function laidOut(setup: CopsSetup = base, bots = noBots): void {
  deal(setup, bots, 5);
  while (asked()?.kind === 'arrange')
    if (!botAnswers()) copsMatches.together.answer({ type: 'arrange', order: [0, 1, 2] });
}

/** Somebody does this, and nobody stirs. */
export function quietly(move: CopsMove): void {
  copsMatches.together.answer(move);
  while (canPass()) copsMatches.together.allPassAndStay();
}

/** Seat 0 has a gun on seat 2, and pulls the trigger when it is next their turn. */
export function shotDeclared(setup: CopsSetup): void {
  laidOut(setup, Array(setup.players).fill(undefined));
  quietly({ type: 'arm', target: 2 });
  quietly({ type: 'reveal', card: 1 });
  for (let turn = 1; turn < setup.players; turn++) quietly({ type: 'investigate', target: 0, card: 0 });
  copsMatches.together.answer({ type: 'shoot' });
}
