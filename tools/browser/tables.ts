import type { MatchPlayer } from '../../engine';
import type { Book, CoupOptions, CoupState } from '../../engine/coup';
import { openAid, openCast, openLog, openPeek, takeBackButton } from './bar';
import { byChance } from './chance';
import { dealt, playedUntil, type CoupMatch } from './coup';
import { liftByTaps } from './curtain';
import type { Phone } from './phone';
import { touchNamed } from './player';
import type { Language } from './words';

/** Ten who sit at tables, in each language; long names and other people's letters among them. */
export const company: Readonly<Record<Language, readonly string[]>> = {
  fa: ['گل‌نار', 'عبدالرحمان نیک‌پندار', 'سارا', 'Oleg', 'مریم', 'کیان', 'پرستو', 'נועה', 'نیما', ''],
  he: ['נועה', 'אברהם־יצחק בן־צבי', 'דנה', 'Oleg', 'רון', 'سارا', 'יעל', 'עומר', 'תמר', ''],
  ru: ['Нина', 'Александра-Виктория', 'Лев', 'נועה', 'Сара', 'Ann', 'Иван', 'گل‌نار', 'Юля', ''],
  en: ['Ann', 'Bartholomew-Maximil.', 'Cem', 'נועה', 'Eve', 'Нина', 'Gus', 'سارا', 'Ivy', ''],
};

export interface Seating {
  readonly book: Book;
  readonly players: number;
  /** The last seats are taken by bots. */
  readonly bots?: number;
  readonly options?: CoupOptions;
  readonly first?: number;
  readonly seed?: number;
}

export function seated(
  language: Language,
  { book, players, bots = 0, options, first = 0, seed = 1 }: Seating,
): CoupMatch {
  const names = company[language].slice(0, players);
  const people: readonly MatchPlayer[] = names.map((name, seat) =>
    seat < players - bots ? { name } : { name, bot: seat % 2 === 0 ? 'steady' : 'random' },
  );
  return dealt({ book, players, first, ...(options ? { options } : {}) }, people, seed);
}

const everything: CoupOptions = { sixth: 'inquisitor', factions: true, anarchist: true };

/** A place in a game that is worth a look. */
export interface Place {
  readonly id: string;
  readonly seating: Seating;
  readonly like: (state: CoupState, moves: number) => boolean;
  /** What somebody does there before one looks. */
  readonly then?: (phone: Phone) => Promise<void>;
}

const at =
  (kind: CoupState['stage']['kind'], after = 0) =>
  (state: CoupState, moves: number) =>
    state.stage.kind === kind && moves >= after;

/** Somebody who plays alone has begun, and it is their turn again. */
const ownTurn: Place['like'] = (state, moves) => at('act', 8)(state, moves) && state.turn === 0;

const five: Seating = { book: 'persianPlus', players: 5, options: everything };
const four: Seating = { book: 'persian', players: 4 };
const russian: Seating = { book: 'russian', players: 4, options: { sixth: 'inquisitor' } };
const ten: Seating = { book: 'persianPlus', players: 10, options: everything };
const alone: Seating = { book: 'hebrew', players: 4, bots: 3 };

/** Every question there is, and what lies beside them. */
export const places: readonly Place[] = [
  { id: 'handed-over', seating: four, like: at('act', 9) },
  { id: 'act', seating: five, like: at('act', 9), then: liftByTaps },
  {
    id: 'target',
    seating: four,
    like: at('act', 9),
    then: async (phone) => {
      await liftByTaps(phone);
      await touchNamed(phone, phone.words.coup.actions.steal);
    },
  },
  {
    id: 'forced-coup',
    seating: four,
    like: (state) => state.stage.kind === 'act' && (state.players[state.turn]?.coins ?? 0) >= 10,
    then: liftByTaps,
  },
  { id: 'claim', seating: four, like: at('challenge', 5) },
  {
    id: 'answer',
    seating: four,
    like: (state) =>
      state.stage.kind === 'challenge' &&
      state.declared?.action === 'steal' &&
      state.declared.block === null &&
      state.declared.target === state.stage.asked,
    then: (phone) => touchNamed(phone, '', 'seat'),
  },
  {
    id: 'foreign-aid',
    seating: four,
    like: (state) => state.stage.kind === 'block' && state.declared?.action === 'foreignAid',
  },
  {
    id: 'victim',
    seating: four,
    like: (state) => state.stage.kind === 'block' && state.declared?.action === 'assassinate',
  },
  {
    id: 'block-claimed',
    seating: russian,
    like: (state) => state.stage.kind === 'challenge' && state.stage.of === 'block',
  },
  { id: 'prove', seating: four, like: at('prove'), then: liftByTaps },
  { id: 'lose', seating: four, like: at('lose'), then: liftByTaps },
  { id: 'keep', seating: four, like: at('keep'), then: liftByTaps },
  { id: 'show', seating: russian, like: at('show'), then: liftByTaps },
  { id: 'examine', seating: five, like: at('examine'), then: liftByTaps },
  {
    id: 'exposed',
    seating: russian,
    like: (state) => state.exposed.length > 0 && state.stage.kind === 'block',
  },
  { id: 'draft', seating: { book: 'persian', players: 2 }, like: at('draft'), then: liftByTaps },
  { id: 'side', seating: five, like: at('side') },
  { id: 'bomb', seating: five, like: at('bomb') },
  {
    id: 'bomb-claimed',
    seating: five,
    like: (state) => state.stage.kind === 'challenge' && state.stage.of === 'bomb',
  },
  { id: 'redirect', seating: five, like: at('redirect') },
  { id: 'ten', seating: ten, like: at('challenge', 60) },
  { id: 'ten-new', seating: ten, like: at('challenge') },
  { id: 'alone-act', seating: alone, like: ownTurn },
  {
    id: 'alone-claim',
    seating: alone,
    like: (state) => state.stage.kind === 'challenge' && state.stage.asked === 0,
  },
  { id: 'peek-sheet', seating: four, like: at('challenge', 5), then: openPeek },
  { id: 'aid', seating: five, like: at('challenge', 9), then: openAid },
  { id: 'aid-classic', seating: alone, like: ownTurn, then: openAid },
  {
    id: 'menu',
    seating: four,
    like: at('challenge', 5),
    then: (phone) => phone.press(phone.words.match.menu),
  },
  { id: 'menu-alone', seating: alone, like: ownTurn, then: (phone) => phone.press(phone.words.match.menu) },
  { id: 'cast-in-game', seating: five, like: at('challenge', 5), then: openCast },
  {
    id: 'taken-back',
    seating: four,
    like: at('challenge', 5),
    then: async (phone) => {
      await touchNamed(phone, phone.words.coup.decision.nobodyChallenges, 'question');
      await phone.touch(takeBackButton(phone));
    },
  },
  {
    id: 'given-up',
    seating: four,
    like: at('challenge', 5),
    then: async (phone) => {
      await phone.press(phone.words.match.menu);
      await phone.pressForGood(phone.words.match.giveUp);
    },
  },
  { id: 'log', seating: four, like: at('challenge', 20), then: openLog },
];

export function placeNamed(id: string): Place {
  const place = places.find((one) => one.id === id);
  if (!place) throw new Error(`No place is called ${id}.`);
  return place;
}

const comeTo = byChance(({ seating, like }: Place, seed) =>
  playedUntil(seated('en', { ...seating, seed }), like),
);

/** The match as it stands at a place, among people of this language. */
export const matchAt = (language: Language, place: Place): CoupMatch => ({
  ...comeTo(place),
  players: seated(language, place.seating).players,
});
