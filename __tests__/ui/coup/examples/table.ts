import { coup, type Coup, type CoupState } from '../../../../engine/coup';
import { coupExamples } from '../../../../ui/coup/examples';
import type { Example } from '../../../../ui/replay/example';
import { stopsPlayed } from '../../replay/parts';

type Book = keyof typeof coupExamples;

export function exampleOf(book: Book, name: string): Example<Coup> {
  const example = coupExamples[book]?.[name];
  if (!example) throw new Error(`${book} has no example ${name}`);
  return example;
}

/** The table in a line: `5 contessa duke | 2 captain (assassin) | out`. */
export const tableOf = ({ players }: CoupState): string =>
  players
    .map(({ coins, cards }) =>
      cards.length > 0 && cards.every(({ faceUp }) => faceUp)
        ? 'out'
        : [coins, ...cards.map(({ role, faceUp }) => (faceUp ? `(${role})` : role))].join(' '),
    )
    .join(' | ');

/** How the table stands when a rule has been told. */
export function tableAfter(book: Book, name: string, rule: string): string {
  const told = stopsPlayed(coup, exampleOf(book, name)).filter(
    (stop) => stop.told && 'rule' in stop.told && stop.told.rule === rule,
  );
  const last = told.at(-1);
  if (!last) throw new Error(`${name} of ${book} does not tell ${rule}`);
  return tableOf(last.state);
}
