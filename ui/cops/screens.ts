import type { Cops, CopsKind, CopsMove } from '../../engine/cops';
import { copsMatch } from '../../store/cops/match';
import { copsSetup } from '../../store/cops/setup';
import { sameAgain } from '../../store/setup/lastSetup';
import { copsCast } from '../cast/cast';
import type { GameScreens } from '../match/GameScreens';
import type { SeatMark } from '../match/MarkPill';
import { aidOf } from './aid';
import { atThisMoment } from './board/atThisMoment';
import { inTheLight } from './board/inTheLight';
import { Board } from './board/Board';
import { Hand } from './board/Hand';
import { JustSeen } from './board/JustSeen';
import { Rivals } from './board/Rivals';
import { saidIn } from './board/said';
import { Acting } from './decisions/Acting';
import {
  answersAloud,
  answersOf,
  nobodyAheadIn,
  nobodyAnd,
  nobodyIn,
  questionLine,
} from './decisions/answers';
import { Arranging } from './decisions/Arranging';
import { hintsOf } from './decisions/hints';
import { Keeping } from './decisions/Keeping';
import { Looking } from './decisions/Looking';
import { Aiming, Deflecting } from './decisions/Pointing';
import { Revealing } from './decisions/Revealing';
import { ruleAsked } from './decisions/rules';
import { Stepping } from './decisions/Stepping';
import { Using } from './decisions/Using';
import { CopsEnd, endingOf } from './end/CopsEnd';
import { linesOf, newsOf, recalledIn } from './log/lines';
import { openView } from './log/openView';
import { showdownsOf } from './showdown/scenes';
import { soundOf } from './sounds';
import { copsTallies } from './tallies';

const marks: Partial<Readonly<Record<CopsMove['type'], SeatMark>>> = { speak: 'stops', pass: 'passes' };

/** What Good Cop Bad Cop brings to the table. */
export const copsScreens: GameScreens<Cops> = {
  match: copsMatch,
  words: {
    lines: linesOf,
    said: saidIn,
    news: newsOf,
    recalled: recalledIn,
    question: questionLine,
    nobody: nobodyIn,
    nobodyAnd,
    nobodyAhead: nobodyAheadIn,
    hints: hintsOf,
    help: { hints: (t) => t('cops.hint.whatFor') },
    stakes: (t) => [t('cops.decision.note.window')],
    answers: answersOf,
    aid: aidOf,
    ending: endingOf,
  },
  Board,
  Finding: JustSeen,
  Hand,
  Rivals,
  decisions: {
    arrange: Arranging,
    act: Acting,
    beforeAction: Stepping,
    afterShot: Stepping,
    atDeath: Stepping,
    afterAction: Stepping,
    use: Using,
    reveal: Revealing,
    keep: Keeping,
    look: Looking,
    aim: Aiming,
    deflect: Deflecting,
  },
  End: CopsEnd,
  tallies: copsTallies,
  showdowns: showdownsOf,
  soundOf,
  cast: () => copsCast,
  laysOutCards: new Set<CopsKind>(['arrange', 'reveal']),
  repeatsClaim: new Set<CopsKind>(['arrange', 'act', 'reveal', 'keep', 'look']),
  needsRoom: new Set<CopsKind>(['act', 'use', 'look', 'keep']),
  takesMore: new Set<CopsKind>(['arrange', 'reveal', 'act', 'use', 'look']),
  bookOf: () => 'cops',
  ruleAsked,
  turnOf: ({ turn }) => turn,
  isOut: ({ seats }, seat) => seats[seat]?.status === 'out',
  answersAloud,
  markOf: ({ type }) => marks[type] ?? 'toAnswer',
  inTheLight,
  atThisMoment,
  openView,
  sameAgain: (played, seed) => sameAgain(copsSetup, played, seed),
};
