import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { GameTypes } from '../../engine/core';
import type { SetupForm, SetupRules } from '../../store/setup/form';

export interface ChoicesProps<Choices> {
  readonly form: SetupForm<Choices>;
  readonly onChoose: (choices: Partial<Choices>) => void;
}

interface SeatsProblem<Choices> {
  readonly words: string;
  /** What else could be chosen so that everybody has a seat. */
  readonly instead?: { readonly label: string; readonly choices: Partial<Choices> };
}

/** What a game brings so that `ui/setup` can set it up. */
export interface SetupScreens<G extends GameTypes, Choices> {
  readonly rules: SetupRules<G, Choices>;
  /** The panels in which a table chooses: the book or variant, and the options. */
  readonly Panels: ComponentType<ChoicesProps<Choices>>;
  /** A bot's level by its id, and what it is like to play against. */
  level(t: TFunction, id: string): { readonly name: string; readonly hint: string };
  /** Too few or too many have sat down for what was chosen. */
  seatsProblem(t: TFunction, form: SetupForm<Choices>): SeatsProblem<Choices>;
  /** The custom by which somebody begins: its name, and what it means for this table. */
  custom(t: TFunction, starter: string): { readonly label: string; readonly hint: string };
}
