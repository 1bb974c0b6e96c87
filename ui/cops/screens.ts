import { tallies, type Cops, type CopsFigure } from '../../engine/cops';
import { copsMatches } from '../../store/cops/match';
import type { GameScreens, Honour, Tallies } from '../match/GameScreens';
import { aidOf } from './aid';
import { Board } from './board/Board';
import { Hand } from './board/Hand';
import { atThisMoment, inTheLight } from './board/inTheLight';
import { Rivals } from './board/Rivals';
import { saidIn } from './board/said';
import { copsCast } from './cast';
import { hintsOf } from './decisions/hints';
import { answersOf } from './decisions/Stepping';
import { CopsEnd, endingOf } from './end/CopsEnd';
import { copsLog } from './events';
import { questions } from './questions';
import { showdownsOf } from './showdown/showdowns';

const honour = (of: 'shots' | 'looks' | 'hits'): Honour<CopsFigure> => ({
  of,
  title: (t) => t(`cops.tally.honours.${of}`),
  times: (t, count) => t(`cops.tally.honours.${of}Times`, { count }),
});

/** What Good Cop Bad Cop counts of everybody's games, in the order it is shown. */
export const copsTallies: Tallies<Cops, CopsFigure> = {
  title: (t) => t('cops.tally.title'),
  figures: [
    { id: 'looks' },
    { id: 'equipment' },
    { id: 'shots' },
    { id: 'leaders', partOf: 'shots' },
    { id: 'hits' },
    { id: 'firstShot', partOf: 'games' },
  ],
  word: (t, figure) => t(`cops.tally.${figure}`),
  count: ({ steps }) => tallies(steps),
  honours: [honour('shots'), honour('looks'), honour('hits')],
};

/** What Good Cop Bad Cop brings to the table. */
export const copsScreens: GameScreens<Cops> = {
  match: copsMatches.together,
  said: saidIn,
  answers: answersOf,
  aid: aidOf,
  ending: endingOf,
  Board,
  Hand,
  Rivals,
  questions,
  events: copsLog,
  help: { hints: { whatFor: (t) => t('cops.hint.whatFor'), lines: hintsOf } },
  End: CopsEnd,
  tallies: copsTallies,
  showdowns: showdownsOf,
  cast: () => copsCast.members,
  rulesOf: ({ variant }) => ({ book: 'cops', parts: variant === 'band' ? ['band'] : [] }),
  isOut: ({ seats }, seat) => seats[seat]?.status === 'out',
  remembered: (view, { witnessed, ownMemory }) => {
    const seen = inTheLight(view, witnessed);
    return ownMemory ? atThisMoment(seen) : seen;
  },
};
