import { castOf, tallies, type Coup, type CoupFigure } from '../../engine/coup';
import { coupMatches } from '../../store/coup/match';
import type { GameScreens, Honour, Tallies } from '../match/GameScreens';
import { aidOf } from './aid';
import { Board } from './board/Board';
import { Hand } from './board/Hand';
import { saidIn } from './board/said';
import { inTheLight } from './board/seenCard';
import { coupCast } from './cast';
import { Counsel } from './coach/Counsel';
import { answersOf } from './decisions/answers';
import { hintsOf } from './decisions/hints';
import { Rivals } from './decisions/Rivals';
import { CoupEnd, endingOf } from './end/CoupEnd';
import { coupLog } from './events';
import { coupFaces } from './faces/faces';
import { talkOf } from './faces/talk';
import { questions } from './questions';
import { showdownsOf } from './showdown/scenes';

const honour = (
  of: 'bluffs' | 'wrongChallenges' | 'coups',
  besides: Pick<Honour<CoupFigure>, 'less'> = {},
): Honour<CoupFigure> => ({
  of,
  ...besides,
  title: (t) => t(`coup.tally.honours.${of}`),
  times: (t, count) => t(`coup.tally.honours.${of}Times`, { count }),
});

/** What Coup counts of everybody's games, in the order it is shown. */
const coupTallies: Tallies<Coup, CoupFigure> = {
  title: (t) => t('coup.tally.title'),
  figures: [
    { id: 'bluffs' },
    { id: 'bluffsFoundOut', partOf: 'bluffs' },
    { id: 'challenges' },
    { id: 'wrongChallenges', partOf: 'challenges' },
    { id: 'coups' },
    { id: 'firstOut', partOf: 'games' },
  ],
  word: (t, figure) => t(`coup.tally.${figure}`),
  count: ({ match, steps }) => tallies(steps, match.moves),
  honours: [honour('bluffs', { less: 'bluffsFoundOut' }), honour('wrongChallenges'), honour('coups')],
};

/** What Coup brings to the table. */
export const coupScreens: GameScreens<Coup> = {
  match: coupMatches.together,
  said: saidIn,
  answers: answersOf,
  aid: aidOf,
  ending: endingOf,
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
  rulesOf: ({ book, sixth, factions, anarchist, seats }) => ({
    book,
    parts: [
      sixth,
      ...(factions ? (['reformation'] as const) : []),
      ...(anarchist ? (['anarchist'] as const) : []),
      ...(seats.length === 2 ? (['twoPlayers'] as const) : []),
    ],
  }),
  isOut: ({ seats }, seat) => seats[seat]?.out ?? true,
  remembered: (view, { witnessed }) => inTheLight(view, witnessed),
};
