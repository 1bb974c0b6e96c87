import { create } from 'zustand';
import {
  createMatch,
  MatchError,
  parse,
  serialise,
  type Match,
  type MatchPlayer,
  type Seat,
} from '../../engine';
import { freshSeed } from '../seed';
import {
  answered,
  backTo,
  botAnswered,
  isOpenSince,
  isSeated,
  lastOf,
  layOut,
  peopleAt,
  stillAsked,
  type Played,
  type Running,
} from './running';
import { isSaved, saveMatch, savedMatch } from './saved';
import { alive, lastDeed, settled, type Standing } from './standing';

/** What lies on a table. */
export interface OnTable<Setup, State, Move, Event> {
  readonly running: Running<Setup, State, Move, Event> | null;
  readonly standing: readonly Standing<Move>[];
  /** How many moves there were before each touch that can still be taken back, the latest last. */
  readonly touches: readonly number[];
  /** How many moves there were before the last thing that happened: what came since is news. */
  readonly newsFrom: number;
}

const cleared = { running: null, standing: [], touches: [], newsFrom: 0 };

/**
 * A table for one game: the match on it, what people do to it, and the device that remembers it. Whatever is accepted is
 * saved before it is shown, so that the phone may die at any moment.
 */
export function openTable<Setup, State, Move, Event, View>(
  played: Played<Setup, State, Move, Event, View>,
  onEnd: (running: Running<Setup, State, Move, Event>) => void,
) {
  type Now = OnTable<Setup, State, Move, Event>;
  type RunningNow = Running<Setup, State, Move, Event>;
  const { game } = played;
  const useOnTable = create<Now>(() => cleared);

  const read = (record: string) => parse({ [game.id]: game }, record) as Match<Setup, Move>;

  function isSound(record: string): boolean {
    try {
      return isSeated(read(record));
    } catch (error) {
      if (error instanceof MatchError) return false;
      throw error;
    }
  }

  const save = ({ id, match, steps }: RunningNow) =>
    saveMatch(game.id, { id, record: serialise(game, match, steps.at(-1)?.state) });

  const onTable = (): RunningNow => {
    const { running } = useOnTable.getState();
    if (!running) throw new Error('Nothing is being played.');
    return running;
  };

  /** Saved first, shown second. A game that is over is the history's from here on. */
  function show(running: RunningNow, change: Partial<Now>): void {
    if (game.outcome(lastOf(running).state)) {
      onEnd(running);
      saveMatch(game.id, null);
    } else save(running);
    useOnTable.setState({ ...change, running });
  }

  /** What a person's touch did, and everything that follows from what others have said already. */
  function touched(running: RunningNow, standing: readonly Standing<Move>[]): void {
    const { running: before, touches } = useOnTable.getState();
    const next = settled(played, running, standing);
    const moves = before?.match.moves.length ?? 0;
    const made = next.match.moves.length > moves;
    show(next, {
      standing: alive(standing, lastDeed(played, next)),
      touches: made ? [...touches, moves].filter((count) => isOpenSince(played, next, count)) : touches,
      newsFrom: made ? moves : useOnTable.getState().newsFrom,
    });
  }

  return {
    played,
    useOnTable,

    /** Whether a match waits to be gone on with, on the table or on the device. */
    isTaken: (): boolean => {
      const { running } = useOnTable.getState();
      return running ? !game.outcome(lastOf(running).state) : isSaved(game.id);
    },

    /** Takes up the match that the device remembers, if there is none on the table yet. */
    takeUp(): void {
      if (useOnTable.getState().running) return;
      const saved = savedMatch(game.id, isSound);
      if (!saved) return;
      const running = layOut(played, saved.id, read(saved.record));
      useOnTable.setState({ ...cleared, running, newsFrom: running.match.moves.length });
    },

    start(setup: Setup, players: readonly MatchPlayer[], seed = freshSeed()): void {
      const id = `${Date.now().toString(36)}-${seed.toString(36)}`;
      const running = layOut(played, id, createMatch(game, setup, seed, players));
      save(running);
      useOnTable.setState({ ...cleared, running });
    },

    /** The asked person answers. */
    answer(move: Move): void {
      const running = answered(played, onTable(), move);
      touched(running, alive(useOnTable.getState().standing, lastDeed(played, running)));
    },

    /** Somebody round the table answers, whether or not it is their turn to be asked. */
    say(seat: Seat, moves: readonly { readonly kind: string; readonly move: Move }[]): void {
      const running = onTable();
      const since = lastDeed(played, running);
      const others = useOnTable.getState().standing.filter((word) => word.seat !== seat);
      touched(running, [...others, ...moves.map((word) => ({ ...word, seat, since }))]);
    },

    /** Everybody who has not spoken lets it pass, or but for this one seat, whose word closes the question. */
    sayAll(except?: { readonly seat: Seat; readonly move: Move }): void {
      const running = onTable();
      const { state } = lastOf(running);
      const kind = game.asked(state)?.kind ?? '';
      const since = lastDeed(played, running);
      const { standing } = useOnTable.getState();
      const people = peopleAt(running.match.players);
      const silent = stillAsked(played, state).filter(
        (seat) =>
          people.includes(seat) && seat !== except?.seat && !standing.some((word) => word.seat === seat),
      );
      const passes = silent.map((seat) => ({ seat, kind, move: played.letPass, since }));
      const word = except ? [{ ...except, kind, since }] : [];
      touched(running, [...standing.filter(({ seat }) => seat !== except?.seat), ...passes, ...word]);
    },

    /** The bot that is asked answers. */
    letBotAnswer(): void {
      const running = onTable();
      const next = botAnswered(played, running);
      if (!next) return;
      const { standing } = useOnTable.getState();
      const after = settled(played, next, alive(standing, lastDeed(played, next)));
      show(after, {
        standing: alive(standing, lastDeed(played, after)),
        touches: [],
        newsFrom: running.match.moves.length,
      });
    },

    /** Bots answer one another until a person is asked, or the game is over. */
    letBotsFinish(): void {
      const from = onTable();
      let running = from;
      for (let next = botAnswered(played, running); next; next = botAnswered(played, running)) running = next;
      show(running, { standing: [], touches: [], newsFrom: from.match.moves.length });
    },

    /** A slip of the finger is undone: the table is as it was before the last touch. */
    takeBack(): void {
      const { touches } = useOnTable.getState();
      const moves = touches.at(-1);
      if (moves === undefined) return;
      const running = backTo(onTable(), moves);
      save(running);
      useOnTable.setState({ running, standing: [], touches: touches.slice(0, -1), newsFrom: moves });
    },

    /** The table is cleared: a running match is given up for good. */
    clear(): void {
      saveMatch(game.id, null);
      useOnTable.setState(cleared, true);
    },
  };
}

export type TableOf<Setup, State, Move, Event, View> = ReturnType<
  typeof openTable<Setup, State, Move, Event, View>
>;
