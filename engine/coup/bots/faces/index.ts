import { avenger } from './avenger';
import { cautious } from './cautious';
import { hunter } from './hunter';
import { liar } from './liar';
import { mirror } from './mirror';
import { miser } from './miser';

/** Every face a bot can have, in the order in which they are offered. */
export const faces = [cautious, liar, hunter, miser, avenger, mirror] as const;

export type CoupFaceId = (typeof faces)[number]['id'];
