import {
  decided,
  sameMove,
  type GameTypes,
  type MatchPlayer,
  type PlayedMatch,
  type Seat,
} from '../../../engine';
import type * as History from '../../../store/history/history';
import type * as CountedMatch from '../../../store/history/countedMatch';
import type { MatchStore } from '../../../store/match/match';
import type * as RunningModule from '../../../store/match/running';
import type { TableGame } from '../../../store/match/tableGame';
import type * as Settings from '../../../store/settings';
import { startApp, type Device, type Hearers } from './app';
import type { SoakGame } from './games';
import type { Luck } from './luck';
import type { Seats } from './playing';

/** Nobody plays on after so many moves: what is looked at is the way there. */
export const longestLooked = 100;

/** The app as it was started: at this table, with what it remembers. */
export interface Started<G extends GameTypes> {
  readonly store: MatchStore<G>;
  readonly history: typeof History;
  readonly settings: typeof Settings;
  readonly running: typeof RunningModule;
}

export function started<G extends GameTypes>(
  soaked: SoakGame<G>,
  device: Device,
  hearers?: Hearers,
): Started<G> {
  const load = startApp(device, hearers);
  const { openCountedMatch } = load<typeof CountedMatch>('history/countedMatch');
  return {
    store: openCountedMatch(soaked.app.table(load)),
    history: load<typeof History>('history/history'),
    settings: load<typeof Settings>('settings'),
    running: load<typeof RunningModule>('match/running'),
  };
}

const bySeat = (one: { readonly seat: Seat }, other: { readonly seat: Seat }) => one.seat - other.seat;

/** The match as it stands in this window, with all that no window and no kill may lose of it. */
export function standing<G extends GameTypes>({ store }: Started<G>) {
  const { running, early, passedOver, undoPoints, seatsToLook } = store.useMatch.getState();
  return { running, early: early.toSorted(bySeat), passedOver, undoPoints, seatsToLook };
}

export type Standing<G extends GameTypes> = ReturnType<typeof standing<G>>;

export const isPlaying = <G extends GameTypes>({ game }: SoakGame<G>, { running }: Standing<G>): boolean =>
  running !== null && game.outcome(running.steps.at(-1)?.state) === null;

/** People in place of some of the bots. */
export const playersAmong = <G extends GameTypes>({ bots }: Seats<G>, luck: Luck): readonly MatchPlayer[] =>
  bots.map(({ id }, seat) => ({ name: `${seat}`, ...(luck.oneIn(2) ? {} : { bot: id }) }));

/** They sit down at the deal, or not long before the end that bots came to without them. */
export function sitDown<G extends GameTypes>(
  { store, settings, running }: Started<G>,
  seats: Seats<G>,
  { match, steps }: PlayedMatch<G>,
  luck: Luck,
): void {
  settings.changeSettings({ fewerQuestions: luck.oneIn(2) });
  store.start(seats.setup, playersAmong(seats, luck), seats.seed);
  const dealt = store.useMatch.getState().running;
  const moves = match.moves.length - 1 - luck.below(longestLooked / 2);
  if (!dealt || moves <= 0 || luck.oneIn(4)) return;
  const played = {
    match: { ...dealt.match, moves: match.moves.slice(0, moves) },
    steps: steps.slice(0, moves + 1),
  };
  store.applyBotMoves(running.resume(store.table, dealt.id, played));
}

interface Voice<G extends GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly G['Move'][];
}

/** What each of these seats can say to the question on the table, if all before it let it pass. */
function voicesOf<G extends GameTypes>(
  { game, letPass }: Pick<TableGame<G>, 'game' | 'letPass'>,
  [seat, ...others]: readonly Seat[],
  state: G['State'],
): readonly Voice<G>[] {
  if (seat === undefined) return [];
  const voice = { seat, moves: game.moves(state) };
  if (others.length === 0) return [voice];
  return [voice, ...voicesOf({ game, letPass }, others, game.play(state, letPass).state)];
}

/** Somebody does something: whoever is asked answers, or people say, look at or undo whatever they can. */
export function touch<G extends GameTypes>({ store, running: rules }: Started<G>, luck: Luck): void {
  const { table } = store;
  const { running, undoPoints, early, seatsToLook } = store.useMatch.getState();
  const state = running?.steps.at(-1)?.state;
  if (!running || !table.game.asked(state)) return;
  const people = rules.peopleAt(running.match.players);
  const voices = voicesOf(table, rules.stillAsked(table, state), state).filter(({ seat }) =>
    people.includes(seat),
  );
  const mayPass = voices.some(({ moves }) => moves.some((move) => sameMove(move, table.letPass)));
  const speak = ({ seat, moves }: Voice<G>) => store.speak(seat, luck.oneOf(moves));
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
