import { decided, sameMove, type GameTypes, type MatchPlayer, type Seat } from '../../../engine';
import type * as History from '../../../store/history/history';
import type * as CountedMatch from '../../../store/history/countedMatch';
import type { MatchStore } from '../../../store/match/match';
import type * as PassingModule from '../../../store/match/passing';
import type * as RunningModule from '../../../store/match/running';
import type { TableGame } from '../../../store/match/tableGame';
import type * as Settings from '../../../store/settings';
import { startApp, type Device, type Hearers } from './app';
import type { SoakGame } from './games';
import type { Luck } from './luck';
import type { Played, Seats } from './playing';

/** The most touches of one game in the app. */
export const longestLooked = 100;

/** The app as it was started: at this table, with what it remembers. */
export interface Started {
  readonly store: MatchStore<GameTypes>;
  readonly history: typeof History;
  readonly settings: typeof Settings;
  readonly passing: typeof PassingModule;
  readonly running: typeof RunningModule;
}

export function started(soaked: SoakGame, device: Device, hearers?: Hearers): Started {
  const load = startApp(device, hearers);
  const { openCountedMatch } = load<typeof CountedMatch>('history/countedMatch');
  return {
    store: openCountedMatch(soaked.table(load)),
    history: load<typeof History>('history/history'),
    settings: load<typeof Settings>('settings'),
    passing: load<typeof PassingModule>('match/passing'),
    running: load<typeof RunningModule>('match/running'),
  };
}

const bySeat = (one: { readonly seat: Seat }, other: { readonly seat: Seat }) => one.seat - other.seat;

/** The match as it stands in this window, with all that no window and no kill may lose of it. */
export function standing({ store }: Started) {
  const { running, early, passedOver, undoPoints, seatsToLook } = store.useMatch.getState();
  return { running, early: early.toSorted(bySeat), passedOver, undoPoints, seatsToLook };
}

export type Standing = ReturnType<typeof standing>;

export const isPlaying = ({ game }: SoakGame, { running }: Standing): boolean =>
  running !== null && game.outcome(running.steps.at(-1)?.state) === null;

/** People in place of some of the bots. */
export const playersAmong = ({ bots }: Seats, luck: Luck): readonly MatchPlayer[] =>
  bots.map(({ id }, seat) => ({ name: `${seat}`, ...(luck.oneIn(2) ? {} : { bot: id }) }));

/** They sit down at the deal, or not long before the end that bots came to without them. */
export function sitDown(
  { store, running }: Started,
  seats: Seats,
  { match, steps }: Played,
  luck: Luck,
): void {
  const pace = luck.oneIn(2) ? 'quick' : 'careful';
  store.start(seats.setup, playersAmong(seats, luck), seats.seed, pace);
  const dealt = store.useMatch.getState().running;
  const moves = match.moves.length - 1 - luck.below(longestLooked / 2);
  if (!dealt || moves <= 0 || luck.oneIn(4)) return;
  const played = {
    match: { ...dealt.match, moves: match.moves.slice(0, moves) },
    steps: steps.slice(0, moves + 1),
  };
  store.applyBotMoves(running.resume(store.table, dealt.id, played, pace));
}

interface Voice {
  readonly seat: Seat;
  readonly moves: readonly GameTypes['Move'][];
}

/** What each of these seats can say to the question on the table, if all before it let it pass. */
function voicesOf(
  { game, letPass }: Pick<TableGame<GameTypes>, 'game' | 'letPass'>,
  [seat, ...others]: readonly Seat[],
  state: GameTypes['State'],
): readonly Voice[] {
  if (seat === undefined) return [];
  const voice = { seat, moves: game.moves(state) };
  if (others.length === 0) return [voice];
  return [voice, ...voicesOf({ game, letPass }, others, game.play(state, letPass).state)];
}

/** Somebody does something at random: the asked player answers, or people speak up, look at their cards or take back. */
export function touch({ store, running: { peopleAt }, passing: { stillAsked } }: Started, luck: Luck): void {
  const { table } = store;
  const { running, undoPoints, early, seatsToLook } = store.useMatch.getState();
  const state = running?.steps.at(-1)?.state;
  if (!running || !table.game.asked(state)) return;
  const people = peopleAt(running.match.players);
  const voices = voicesOf(table, stillAsked(table, running), state).filter(({ seat }) =>
    people.includes(seat),
  );
  const mayPass = voices.some(({ moves }) => moves.some((move) => sameMove(move, table.letPass)));
  const speak = ({ seat, moves }: Voice) => store.speak(seat, luck.oneOf(moves));
  const deeds = [
    ...voices.map((voice) => () => speak(voice)),
    ...(mayPass ? [store.allPass, store.allPassAndStay, store.allPassAhead] : []),
    ...early.map((word) => () => store.withdraw(word.seat)),
    ...seatsToLook.map((seat) => () => store.looked(seat)),
    ...(undoPoints.length > 0 ? [store.takeBack] : []),
  ];
  if (deeds.length > 0 && luck.oneIn(2)) return luck.oneOf(deeds)();
  const thinking = store.thinking();
  if (thinking) store.botAnswer(decided(thinking));
  else store.answer(luck.oneOf(table.game.moves(state)));
}
