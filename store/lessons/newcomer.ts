import { gamesBeginning } from '../history/keys';
import { storage } from '../storage';
import type { Lessons } from './progress';

/** Nobody here has taken a lesson yet, or played a game to its end. */
export const isNewcomer = (lessons: Lessons): boolean =>
  !Object.values(lessons).some(({ done }) => done) && storage.keysAfter(gamesBeginning).length === 0;
