import type { Cops } from '../../../engine/cops';
import type { Examples } from '../../replay/example';
import { arming, looking, robbery, shotAtLeader } from './actions';
import { blackmail, orderAndShield } from './cards';

/** The examples of Good Cop Bad Cop's rulebook. */
export const copsExamples: Examples<Cops> = {
  cops: { look: looking, arming, shotAtLeader, robbery, blackmail, orderAndShield },
};
