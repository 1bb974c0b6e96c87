import { castOf, answersAloud, type Coup } from '../../engine/coup';
import { coupMatch } from '../../store/coup/match';
import type { GameScreens } from '../match/GameScreens';
import { aidOf } from './aid';
import { Board } from './board/Board';
import { Hand } from './board/Hand';
import { inTheLight } from './board/inTheLight';
import { saidIn } from './board/said';
import { coupCast } from './cast';
import { Counsel } from './coach/Counsel';
import { answersOf } from './decisions/answers';
import { hintsOf } from './decisions/hints';
import { Rivals } from './decisions/Rivals';
import { CoupEnd, endingOf } from './end/CoupEnd';
import { coupFaces } from './faces/faces';
import { talkOf } from './faces/talk';
import { coupLog } from './events';
import { questions } from './questions';
import { showdownsOf } from './showdown/scenes';
import { coupTallies } from './tallies';

/** What Coup brings to the table. */
export const coupScreens: GameScreens<Coup> = {
  match: coupMatch,
  words: {
    said: saidIn,
    answers: answersOf,
    aid: aidOf,
    ending: endingOf,
  },
  Board,
  Hand,
  Rivals,
  questions,
  events: coupLog,
  help: {
    hints: { whatFor: (t) => t('coup.hint.whatFor'), lines: hintsOf },
    coach: { whatFor: (t) => t('coup.coach.whatFor'), Counsel },
    firstLook: (t, { seats }) =>
      seats.some(({ cards }) => cards.length > 0) ? t('coup.board.firstLook') : null,
  },
  End: CoupEnd,
  tallies: coupTallies,
  cast: ({ sixth, anarchist }) => {
    const inPlay: readonly string[] = [...castOf(sixth), ...(anarchist ? ['anarchist'] : [])];
    return coupCast.members.filter(({ id }) => inPlay.includes(id));
  },
  showdowns: showdownsOf,
  faces: { ...coupFaces, talk: talkOf },
  bookOf: ({ book }) => book,
  isOut: ({ seats }, seat) => seats[seat]?.out ?? true,
  answersAloud,
  remembered: (view, { witnessed }) => inTheLight(view, witnessed),
};
