import { botNamed, createMatch, playOut, withMove, type MatchPlayer, type Step } from '../../engine';
import {
  cops,
  copsBots,
  type Cops,
  type CopsEvent,
  type CopsMove,
  type CopsSetup,
  type CopsState,
  type Equipment,
} from '../../engine/cops';
import type { Pace } from '../../store/match/pace';
import { openAid, openPeek } from './bar';
import { byChance } from './chance';
import { keptCopsMatch, type CopsMatch } from './cops';
import { copsHandling } from './hands/cops';
import { playMoves } from './hands/hands';
import type { Phone } from './phone';
import { liftByTaps } from './curtain';
import { company } from './tables';
import type { Language } from './words';

/** A place in a game of Good Cop Bad Cop that is worth a look. */
export interface CopsPlace {
  readonly id: string;
  readonly setup: CopsSetup;
  readonly pace?: Pace;
  /** The last seats are taken by bots. */
  readonly bots?: number;
  readonly like: (step: Step<Cops>, moves: readonly CopsMove[]) => boolean;
  /** Somebody does by touch what has led there: it is news, or a great moment. */
  readonly byTouch?: true;
  /** What somebody does there before one looks. */
  readonly then?: (phone: Phone) => Promise<void>;
}

const base = (players: number): CopsSetup => ({ variant: 'base', players, first: 0 });
const band = (players: number): CopsSetup => ({ variant: 'band', players, first: 0 });

const asks =
  (kind: string, after = 0): CopsPlace['like'] =>
  ({ state }, moves) =>
    cops.asked(state)?.kind === kind && moves.length >= after;

const has =
  (like: (event: CopsEvent) => boolean): CopsPlace['like'] =>
  ({ events }) =>
    events.some(like);

/** Somebody is asked this while the state is so. */
const asksWhile =
  (kind: string, isSo: (state: CopsState) => boolean): CopsPlace['like'] =>
  ({ state }) =>
    cops.asked(state)?.kind === kind && isSo(state);

const declares =
  (type: string) =>
  ({ declared }: CopsState) =>
    declared?.action.type === type;
const aims = ({ players, turn }: CopsState) => players[turn]?.gun?.aim != null;
const isCriminal = ({ players, turn }: CopsState) => players[turn]?.status === 'band';

/** Somebody acts while at least `count` guns point at somebody. */
const gunsOut = (count: number): CopsPlace['like'] =>
  asksWhile('act', ({ players }) => players.filter(({ gun }) => gun?.aim != null).length >= count);
const ownTurnAmongGuns: CopsPlace['like'] = (step, moves) => gunsOut(2)(step, moves) && step.state.turn === 0;

const ownLookIsNext: CopsPlace['like'] = ({ state }) =>
  declares('investigate')(state) &&
  state.turn === 0 &&
  state.asking?.kind === 'beforeAction' &&
  state.asking.seat === 0;

/** Every question there is, and every great moment. */
export const copsPlaces: readonly CopsPlace[] = [
  { id: 'cops-arranging', setup: base(4), like: asks('arrange'), then: liftByTaps },
  { id: 'cops-turn', setup: base(4), like: asks('act', 20) },
  { id: 'cops-act', setup: base(4), like: asks('act', 20), then: liftByTaps },
  { id: 'cops-act-eight', setup: base(8), like: asks('act', 60), then: liftByTaps },
  { id: 'cops-act-band', setup: band(5), like: asks('act', 40), then: liftByTaps },
  { id: 'cops-guns', setup: base(8), like: gunsOut(4) },
  { id: 'cops-guns-five', setup: base(5), like: gunsOut(2) },
  { id: 'cops-guns-alone', setup: base(5), bots: 4, like: ownTurnAmongGuns },
  { id: 'cops-alone-eight', setup: base(8), bots: 7, like: ownTurnAmongGuns },
  { id: 'cops-before', setup: base(4), like: asks('beforeAction', 10), byTouch: true },
  {
    id: 'cops-before-shot',
    setup: base(6),
    like: asksWhile('beforeAction', declares('shoot')),
    byTouch: true,
  },
  { id: 'cops-after', setup: base(4), like: asks('afterAction', 10) },
  { id: 'cops-after-quick', setup: base(8), pace: 'quick', like: asks('afterAction', 10) },
  { id: 'cops-after-armed', setup: base(4), like: asksWhile('afterAction', aims), byTouch: true },
  {
    id: 'cops-look',
    setup: base(4),
    like: (step, moves) => has(({ type }) => type === 'looked')(step, moves) && step.state.turn === 1,
    then: openNotes,
  },
  { id: 'cops-look-alone', setup: base(4), bots: 3, like: ownLookIsNext, then: letPass },
  { id: 'cops-notes', setup: base(4), like: asks('beforeAction', 50), then: openNotes },
  { id: 'cops-draw', setup: base(4), like: asksWhile('reveal', declares('equip')), then: liftByTaps },
  { id: 'cops-keep', setup: base(4), like: asks('keep'), then: liftByTaps },
  { id: 'cops-use', setup: base(4), like: asks('use'), then: liftByTaps },
  {
    id: 'cops-polygraph',
    setup: base(4),
    like: (step, moves) => asks('look')(step, moves) && lastUsed(moves) === 'polygraph',
    then: liftByTaps,
  },
  { id: 'cops-flashbang', setup: base(4), like: asks('arrange', 12), then: liftByTaps },
  { id: 'cops-aim', setup: base(6), like: asks('aim') },
  { id: 'cops-bullet', setup: base(4), like: asks('afterShot'), byTouch: true },
  { id: 'cops-deflect', setup: base(6), like: asks('deflect') },
  { id: 'cops-shield', setup: base(6), like: has(({ type }) => type === 'deflected'), byTouch: true },
  { id: 'cops-wounded', setup: base(4), like: has(({ type }) => type === 'wounded'), byTouch: true },
  { id: 'cops-out', setup: base(4), like: has(({ type }) => type === 'out'), byTouch: true },
  { id: 'cops-last-card', setup: base(4), like: asks('atDeath') },
  { id: 'cops-used', setup: base(5), like: plays('k9'), byTouch: true },
  { id: 'cops-smoke', setup: base(5), like: plays('smokeGrenade'), byTouch: true },
  {
    id: 'cops-framed',
    setup: base(4),
    like: asksWhile(
      'act',
      ({ players, turn }) => players[turn]?.attached.includes('plantedEvidence') === true,
    ),
    then: liftByTaps,
  },
  { id: 'cops-saved', setup: base(5), like: plays('defibrillator'), byTouch: true },
  {
    id: 'cops-explosion',
    setup: base(5),
    like: plays('mobileDetonator'),
    byTouch: true,
  },
  { id: 'cops-joining', setup: band(5), like: has(({ type }) => type === 'joinedBand'), byTouch: true },
  { id: 'cops-act-criminal', setup: band(5), like: asksWhile('act', isCriminal), then: liftByTaps },
  { id: 'cops-fall', setup: base(4), like: won('kingpinDown'), byTouch: true },
  { id: 'cops-both', setup: base(4), like: won('bothLeaders'), byTouch: true },
  { id: 'cops-diamonds', setup: band(4), like: won('diamonds'), byTouch: true },
  { id: 'cops-end', setup: base(5), like: won('agentDown'), byTouch: true, then: goOn },
  { id: 'cops-end-band', setup: band(5), like: won('diamonds'), byTouch: true, then: goOn },
  { id: 'cops-aid', setup: base(4), like: asks('act', 20), then: openAid },
];

function plays(card: Equipment): CopsPlace['like'] {
  return has((event) => event.type === 'used' && event.equipment === card);
}

function won(reason: string): CopsPlace['like'] {
  return has((event) => event.type === 'won' && event.reason === reason);
}

const lastUsed = (moves: readonly CopsMove[]): Equipment | undefined =>
  moves.flatMap((move) => (move.type === 'use' ? [move.equipment] : [])).at(-1);

async function openNotes(phone: Phone): Promise<void> {
  await openPeek(phone);
  const name = company[phone.language][1] ?? '';
  await phone.touch(phone.page.getByRole('dialog').getByRole('button').filter({ hasText: name }));
  await liftByTaps(phone);
}

function letPass(phone: Phone): Promise<void> {
  return phone.press(phone.words.cops.decision.pass);
}

/** From one great moment to the next, and to the page that tells how it went. */
async function goOn(phone: Phone): Promise<void> {
  const result = phone.heading(phone.words.end.result);
  const further = phone.inDialog('button', phone.words.match.showdown.goOn);
  for (;;) {
    if (await phone.sees(result)) return;
    await phone.touch(further);
  }
}

interface Found {
  readonly setup: CopsSetup;
  readonly seed: number;
  /** What lies on the device, and what is then done by touch. */
  readonly before: readonly CopsMove[];
  readonly byTouch: readonly CopsMove[];
}

const comeTo = byChance(({ setup, like, byTouch }: CopsPlace, seed): Found | null => {
  const everybody = Array.from({ length: setup.players }, () => botNamed(copsBots, 'random'));
  const moves: CopsMove[] = [];
  for (const { move, ...step } of playOut(cops, everybody, cops.deal(setup, seed), seed)) {
    moves.push(move);
    if (!like(step, moves)) continue;
    const last = byTouch ? lastTouch(moves) : moves.length;
    return { setup, seed, before: moves.slice(0, last), byTouch: moves.slice(last) };
  }
  return null;
});

/** Where the touch begins that the last of these moves belongs to: a whole table passes by one. */
function lastTouch(moves: readonly CopsMove[]): number {
  let last = moves.length - 1;
  while (moves[last]?.type === 'pass' && moves[last - 1]?.type === 'pass') last--;
  return last;
}

const seatedAt = (language: Language, { setup, bots = 0 }: CopsPlace): readonly MatchPlayer[] =>
  company[language]
    .slice(0, setup.players)
    .map((name, seat) => (seat < setup.players - bots ? { name } : { name, bot: 'random' }));

/** What lies on the device of people of this language, just before one comes to the place. */
export function keptAt(language: Language, place: CopsPlace): Readonly<Record<string, string>> {
  const { setup, seed, before } = comeTo(place);
  const match: CopsMatch = before.reduce(withMove, createMatch(cops, setup, seed, seatedAt(language, place)));
  return keptCopsMatch(match, place.pace);
}

/** What people do until they are there. */
export async function come(phone: Phone, place: CopsPlace): Promise<void> {
  const { before, byTouch } = comeTo(place);
  await playMoves(phone, copsHandling, [...before, ...byTouch]);
  await place.then?.(phone);
}
