import { coin, type Drawing } from '../../assets/art';
import { badge } from '../../assets/art/badge';
import type { Character } from '../cards/character';
import type { GameId } from '.';

/** What a game's poster shows, on the dark tone of one of its characters. */
export interface PosterArt {
  readonly ground: Character;
  /** Behind, turned aside, and before. */
  readonly cards: readonly [Character, Character];
  readonly sign: Drawing;
}

/** The posters of all games, apart from the games' modules, so that the first page does not load those. */
export const posters: Readonly<Record<GameId, PosterArt>> = {
  coup: { ground: 'contessa', cards: ['assassin', 'duke'], sign: coin },
  cops: { ground: 'honest', cards: ['crooked', 'kingpin'], sign: badge },
};
