import { openName, type Seat } from '../../engine';
import { coup, type CoupEvent, type CoupState } from '../../engine/coup';
import {
  handOf,
  ledgerOf,
  oddsByCards,
  supports,
  traitsOf,
  wordOn,
  type WordKind,
} from '../../engine/coup/lab';
import { luckFrom } from '../../scripts/lib/soak/luck';
import { loggedGame } from './company';

/** A word that somebody might have doubted, as it looked to them. */
export interface Heard {
  /** Words of one game hang together: errors are reckoned by games. */
  readonly game: number;
  readonly kind: WordKind;
  /** Who said it, by the name that everybody knows. */
  readonly bot: string;
  /** That it is true, by the cards this seat knows of. */
  readonly byCards: number;
  readonly traits: readonly number[];
  readonly isTrue: boolean;
}

/** The words of so many games. */
export const wordsFrom = (first: number, games: number): readonly Heard[] =>
  Array.from({ length: games }, (_, game) => wordsIn(first + game)).flat();

/** The words of a game, each as it looked to one of those who were asked, drawn by luck. */
function wordsIn(seed: number): readonly Heard[] {
  const { company, steps } = loggedGame(seed);
  const luck = luckFrom(seed ^ 0x3a7d);
  const known = company.map(openName);
  const witnessed: CoupEvent[][] = company.map(() => []);
  const words: Heard[] = [];
  let asked = 0;
  for (const { before, events, state, seat } of steps) {
    if (before.stage.kind === 'challenge') {
      asked++;
      const word = luck.below(asked) === 0 ? heardBy(before, seat, witnessed[seat] ?? [], known) : null;
      // In place of the one who was asked about the same word before.
      if (word !== null) words.splice(words.length - (asked > 1 ? 1 : 0), 1, { ...word, game: seed });
    }
    if (state.stage.kind !== 'challenge' || events.some(({ type }) => type !== 'allowed')) asked = 0;
    witnessed.forEach((past, viewer) => past.push(...events.map((event) => coup.witness(event, viewer))));
  }
  return words;
}

function heardBy(
  state: CoupState,
  viewer: Seat,
  witnessed: readonly CoupEvent[],
  company: readonly string[],
): Omit<Heard, 'game'> | null {
  const view = coup.view(state, viewer);
  const { pending } = view;
  if (!pending?.atStake) return null;
  const { seat, claim } = pending.atStake;
  const ledger = ledgerOf(view, witnessed, company);
  const facts = ledger.seats[seat];
  if (!facts) return null;
  const byCards = oddsByCards(view, ledger, seat, claim);
  return {
    kind: wordOn(pending),
    bot: company[seat] ?? '',
    byCards,
    traits: traitsOf(view, facts, seat, claim, byCards),
    isTrue: supports(handOf(state.players, seat), claim),
  };
}
