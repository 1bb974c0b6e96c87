import { below, seeded } from '../../engine';
import { coup, type Book, type CoupEvent, type CoupMove, type CoupSetup } from '../../engine/coup';

const everyOption = { sixth: 'inquisitor', factions: true, anarchist: true } as const;

const setupsBy: Readonly<Record<Book, readonly CoupSetup[]>> = {
  persianPlus: [
    { book: 'persianPlus', players: 4, first: 0, options: everyOption },
    { book: 'persianPlus', players: 3, first: 0 },
    { book: 'persianPlus', players: 2, first: 0, options: { twoPlayers: 'draft', anarchist: true } },
  ],
  persian: [
    { book: 'persian', players: 4, first: 0 },
    { book: 'persian', players: 2, first: 0 },
  ],
  russian: [
    { book: 'russian', players: 4, first: 0 },
    { book: 'russian', players: 3, first: 0, options: { sixth: 'inquisitor' } },
  ],
  hebrew: [{ book: 'hebrew', players: 4, first: 0 }],
};

/** Games of chance by a book, each as the events of its steps. All that the book knows happens in them. */
export const gamesBy = (book: Book): readonly (readonly (readonly CoupEvent[])[])[] =>
  setupsBy[book].flatMap((setup) => Array.from({ length: 40 }, (_, seed) => game(setup, seed)));

function game(setup: CoupSetup, seed: number): readonly (readonly CoupEvent[])[] {
  const steps: (readonly CoupEvent[])[] = [];
  let luck = seeded(seed);
  for (let state = coup.deal(setup, seed); coup.asked(state) !== null;) {
    const moves = coup.moves(state);
    const [at, rest] = below(moves.length, luck);
    luck = rest;
    const step = coup.play(state, moves[at] as CoupMove);
    steps.push(step.events);
    state = step.state;
  }
  return steps;
}
