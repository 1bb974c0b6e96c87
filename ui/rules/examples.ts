import { createContext, type ComponentType } from 'react';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import type { Later } from '../arriving';

export interface ExampleProps {
  readonly book: Rulebook;
  /** What the book calls it. */
  readonly name: string;
  /** The book in the language in which it is read. */
  readonly text: BookText;
}

/** The examples a game can play, and what plays them. */
export interface PlayedExamples {
  has(book: Rulebook, name: string): boolean;
  readonly Player: ComponentType<ExampleProps>;
}

interface PlaysExamples {
  readonly examples?: PlayedExamples;
}

/** The game that is played by a book, and comes when an example of it is opened; null if there is none. */
export type GameOf = (book: Rulebook) => Later<PlaysExamples> | null;

/** Books know no game: whoever shows them says which is whose. */
export const GameByBook = createContext<GameOf>(() => null);
