import type { Href } from 'expo-router';
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

/** The examples that a game can play, and the component that plays them. */
export interface PlayedExamples {
  has(book: Rulebook, name: string): boolean;
  readonly Player: ComponentType<ExampleProps>;
}

interface PlaysExamples {
  readonly examples?: PlayedExamples;
}

/** The game that is played by a book, fetched when an example is opened; null if there is none. */
export type GameOf = (book: Rulebook) => Later<PlaysExamples> | null;

/** The folder knows no game, so the app passes in which book belongs to which. */
export const GameByBook = createContext<GameOf>(() => null);

/** Where the lesson of the game by this book is; null where nobody teaches it. */
export type LessonOf = (book: Rulebook) => Href | null;

export const LessonByBook = createContext<LessonOf>(() => null);
