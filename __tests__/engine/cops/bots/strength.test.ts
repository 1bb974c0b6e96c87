import type { Outcome } from '../../../../engine';
import { cops, type Cops, type Identity } from '../../../../engine/cops';
import { games, random, steady } from './support/tables';

type State = Cops['State'];

/** GC-11, GC-12: the team of a hand as it was dealt. */
function teamOf(cards: readonly { readonly identity: Identity }[]): 'honest' | 'crooked' {
  const count = (wanted: Identity) => cards.filter(({ identity }) => identity === wanted).length;
  if (count('agent') > 0) return 'honest';
  if (count('kingpin') > 0) return 'crooked';
  return count('honest') > count('crooked') ? 'honest' : 'crooked';
}

const sideOf = (seed: number) => (seed % 2 === 0 ? 'honest' : 'crooked');

/** All of one team are steady, all of the other play by chance. */
const seated = ({ players }: State, seed: number) =>
  players.map(({ cards }) => (teamOf(cards) === sideOf(seed) ? steady : random));

const rounds = 16;

/** How often the steady team won, or one of its own with the band or with both leaders. */
function wonBySteady(variant: 'base' | 'band', players: number): number {
  let won = 0;
  let seed = 0;
  for (const { state, bots } of games({ variant, players, first: 0 }, rounds, seated)) {
    const outcome = cops.outcome(state);
    if (!outcome) continue;
    if (
      isWon(
        outcome,
        sideOf(seed),
        outcome.winners.some((seat) => bots[seat] === steady),
      )
    )
      won++;
    seed++;
  }
  return won;
}

function isWon({ reason }: Outcome, side: 'honest' | 'crooked', withSteady: boolean): boolean {
  if (reason === 'kingpinDown') return side === 'honest';
  return reason === 'agentDown' ? side === 'crooked' : withSteady;
}

test.each([4, 5, 6, 7, 8])('a steady team beats one that plays by chance: base, %d players', (players) => {
  expect(wonBySteady('base', players)).toBeGreaterThanOrEqual(rounds * 0.7);
});

test.each([4, 6, 8])('a steady team beats one that plays by chance: band, %d players', (players) => {
  expect(wonBySteady('band', players)).toBeGreaterThanOrEqual(rounds * 0.6);
});
