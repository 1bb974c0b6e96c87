import type { TFunction } from 'i18next';
import { readBotName, type MatchPlayer } from '../../engine/core';
import type { Picture } from '../components/pictures';
import type { FaceScreens } from './FaceScreens';

type SeatFaces = readonly (string | null)[];

/** The faces that everybody at the table knows of, by seat. */
export const openFaces = (players: readonly MatchPlayer[]): SeatFaces =>
  players.map(({ bot = '' }) => {
    const { face, isSecret } = readBotName(bot);
    return isSecret ? null : face;
  });

/** Every face, for a game that is over. */
export const allFaces = (players: readonly MatchPlayer[]): SeatFaces =>
  players.map(({ bot = '' }) => readBotName(bot).face);

export const picturesOf = (
  t: TFunction,
  { faces }: { readonly faces?: Pick<FaceScreens, 'pictureOf'> },
  seats: SeatFaces,
): readonly (Picture | null)[] =>
  seats.map((face) => (face === null ? null : (faces?.pictureOf(t, face) ?? null)));
