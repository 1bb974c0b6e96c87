import type { Seat } from '../core/game';
import { declaredIn } from './claims';
import type { Log } from './events';
import { isIn, isOut, type Bomb, type CoupState, type Declared } from './state';

/** The Anarchist's bomb (FP-A01…08): where it is, and where it may go. */
export function bombIn(state: CoupState): Bomb {
  const { bomb } = declaredIn(state);
  if (!bomb) throw new Error('The bomb lies in the middle of the table.');
  return bomb;
}

const withBomb = (state: CoupState, declared: Declared, bomb: Bomb): CoupState => ({
  ...state,
  declared: { ...declared, bomb },
});

export function giveBomb(state: CoupState, from: Seat, to: Seat, log: Log): CoupState {
  const declared = declaredIn(state);
  const received = [...(declared.bomb?.received ?? []), to];
  log.push({ type: 'bombGiven', seat: from, to });
  const given = withBomb(state, declared, { holder: to, received, claim: null, passTo: null });
  return { ...given, stage: { kind: 'bomb' } };
}

/** FP-A07, C-61: not to the one who paid for it, nor to anybody who has had it. */
export const bombReceivers = (state: CoupState): readonly Seat[] => {
  const { received } = bombIn(state);
  return state.players.flatMap((player, seat) =>
    seat === state.turn || isOut(player) || received.includes(seat) ? [] : [seat],
  );
};

/** FP-A05, FP-A06: what its holder says a Contessa will do with it. */
export function claimOver(
  state: CoupState,
  claim: 'defuse' | 'pass',
  passTo: Seat | null,
  log: Log,
): CoupState {
  const bomb = bombIn(state);
  log.push({ type: 'bombClaimed', seat: bomb.holder, will: claim, to: passTo });
  return withBomb(state, declaredIn(state), { ...bomb, claim, passTo });
}

/** What a claim that stands does with the bomb. Null once it lies in the middle again. */
export function afterClaim(state: CoupState, log: Log): CoupState | null {
  const { holder, claim, passTo } = bombIn(state);
  if (claim === 'pass' && passTo !== null) {
    if (isIn(state, passTo)) return giveBomb(state, holder, passTo, log);
    // C-59: the receiver fell by challenging; another has to be named, and if there is none nothing happens.
    if (bombReceivers(state).length > 0) return { ...state, stage: { kind: 'redirect' } };
  } else log.push({ type: 'bombDefused', seat: holder });
  log.push({ type: 'bombReturned' });
  return null;
}
