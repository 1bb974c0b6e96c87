import { castOf, answersAloud, type Coup, type CoupKind, type CoupMove } from '../../engine/coup';
import { coupMatch } from '../../store/coup/match';
import { coupSetup } from '../../store/coup/setup';
import { sameAgain } from '../../store/setup/lastSetup';
import { coupCast } from '../cast/cast';
import type { GameScreens } from '../match/GameScreens';
import type { SeatMark } from '../match/MarkPill';
import { aidOf } from './aid';
import { Board } from './board/Board';
import { Hand } from './board/Hand';
import { inTheLight } from './board/inTheLight';
import { saidIn } from './board/said';
import { Counsel } from './coach/Counsel';
import { Acting } from './decisions/Acting';
import { answersOf, questionLine } from './decisions/answers';
import { Drafting } from './decisions/Drafting';
import { Examining } from './decisions/Examining';
import { hintsOf } from './decisions/hints';
import { Keeping } from './decisions/Keeping';
import { Losing } from './decisions/Losing';
import { Proving } from './decisions/Proving';
import { Reacting } from './decisions/Reacting';
import { Rivals } from './decisions/Rivals';
import { ruleAsked } from './decisions/rules';
import { Showing } from './decisions/Showing';
import { stakesOf } from './decisions/stakes';
import { CoupEnd, endingOf } from './end/CoupEnd';
import { coupFaces } from './faces/faces';
import { talkOf } from './faces/talk';
import { linesOf, newsOf, recalledIn } from './log/lines';
import { openView } from './log/openView';
import { showdownsOf } from './showdown/scenes';
import { coupTallies } from './tallies';

const marks: Partial<Readonly<Record<CoupMove['type'], SeatMark>>> = {
  challenge: 'objects',
  block: 'stops',
  allow: 'passes',
};

/** What Coup brings to the table. */
export const coupScreens: GameScreens<Coup> = {
  match: coupMatch,
  words: {
    lines: (t, steps, names, _view, you) => linesOf(t, steps, names, you),
    said: saidIn,
    news: newsOf,
    recalled: recalledIn,
    talk: talkOf,
    question: questionLine,
    nobody: (t, kind) =>
      t(kind === 'block' ? 'coup.decision.nobodyBlocks' : 'coup.decision.nobodyChallenges'),
    stakes: stakesOf,
    hints: hintsOf,
    help: { hints: (t) => t('coup.hint.whatFor'), coach: (t) => t('coup.coach.whatFor') },
    firstLook: (t, { seats }) =>
      seats.some(({ cards }) => cards.length > 0) ? t('coup.board.firstLook') : null,
    answers: answersOf,
    aid: aidOf,
    ending: endingOf,
  },
  Board,
  Hand,
  Rivals,
  decisions: {
    act: Acting,
    challenge: Reacting,
    block: Reacting,
    bomb: Reacting,
    redirect: Reacting,
    side: Reacting,
    prove: Proving,
    lose: Losing,
    keep: Keeping,
    show: Showing,
    examine: Examining,
    draft: Drafting,
  },
  Counsel,
  End: CoupEnd,
  tallies: coupTallies,
  cast: ({ sixth, anarchist }) => {
    const inPlay: readonly string[] = [...castOf(sixth), ...(anarchist ? ['anarchist'] : [])];
    return coupCast.filter(({ id }) => inPlay.includes(id));
  },
  showdowns: showdownsOf,
  laysOutCards: new Set<CoupKind>(['prove', 'lose', 'keep', 'show', 'draft']),
  repeatsClaim: new Set<CoupKind>(['challenge', 'block', 'prove', 'lose', 'keep', 'examine']),
  needsRoom: new Set<CoupKind>(['act', 'examine']),
  faces: coupFaces,
  bookOf: ({ book }) => book,
  ruleAsked,
  turnOf: ({ turn }) => turn,
  isOut: ({ seats }, seat) => seats[seat]?.out ?? true,
  answersAloud,
  inTheLight,
  markOf: ({ type }) => marks[type] ?? 'toAnswer',
  openView,
  sameAgain: (played, seed) => sameAgain(coupSetup, played, seed),
};
