import { answersAloud, type Cops } from '../../engine/cops';
import { copsMatch } from '../../store/cops/match';
import type { GameScreens } from '../match/GameScreens';
import { aidOf } from './aid';
import { atThisMoment } from './board/atThisMoment';
import { inTheLight } from './board/inTheLight';
import { Board } from './board/Board';
import { Hand } from './board/Hand';
import { JustSeen } from './board/JustSeen';
import { Rivals } from './board/Rivals';
import { saidIn } from './board/said';
import { copsCast } from './cast';
import { answersOf } from './decisions/answers';
import { hintsOf } from './decisions/hints';
import { CopsEnd, endingOf } from './end/CopsEnd';
import { copsLog } from './events';
import { questions } from './questions';
import { showdownsOf } from './showdown/showdowns';
import { copsTallies } from './tallies';

/** What Good Cop Bad Cop brings to the table. */
export const copsScreens: GameScreens<Cops> = {
  match: copsMatch,
  words: {
    said: saidIn,
    answers: answersOf,
    aid: aidOf,
    ending: endingOf,
  },
  Board,
  Finding: JustSeen,
  Hand,
  Rivals,
  questions,
  events: copsLog,
  help: { hints: { whatFor: (t) => t('cops.hint.whatFor'), lines: hintsOf } },
  End: CopsEnd,
  tallies: copsTallies,
  showdowns: showdownsOf,
  cast: () => copsCast.members,
  bookOf: () => 'cops',
  isOut: ({ seats }, seat) => seats[seat]?.status === 'out',
  answersAloud,
  remembered: (view, { witnessed, ownMemory }) => {
    const seen = inTheLight(view, witnessed);
    return ownMemory ? atThisMoment(seen) : seen;
  },
};
