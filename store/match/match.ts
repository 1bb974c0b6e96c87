import { create } from 'zustand';
import type { GameTypes, MatchPlayer, Seat, Thinking } from '../../engine/core';
import { post } from '../notices';
import { freshSeed } from '../seed';
import { useSettings } from '../settings';
import {
  lastAct,
  passesAhead,
  roundOfAnswers,
  stillToCome,
  stayingAnswer,
  stillValid,
  withEarlyAnswers,
  type EarlyAnswer,
} from './earlyAnswers';
import { amongPastGames, type Keeping } from './finished';
import { openKeeping } from './keeping';
import { nothing, type MatchNow } from './now';
import { askedAfterAll, isStandingDown, passedOverBy, type PassedOver } from './passedOver';
import {
  askedOfBot,
  botThinking,
  canTakeBackTo,
  isBehindOneLamp,
  isSame,
  openingLook,
  pastUnasked,
  rewound,
  start,
  stateOf,
  withAnswer,
  withSomethingNew,
  type Running,
} from './running';
import type { TableGame } from './tableGame';

/**
 * The match of one game: what people do to it, and the device that remembers it. Whatever is accepted is saved before
 * it is shown, so that the phone may die at any moment.
 */
export function openMatch<G extends GameTypes>(
  table: TableGame<G>,
  keeping: Keeping<G> = amongPastGames(table),
) {
  type Now = MatchNow<G>;
  /** What waits to be asked once somebody has touched, who has not been asked, and who held the phone. */
  interface Said {
    readonly early: readonly EarlyAnswer<G>[];
    readonly passedOver: readonly PassedOver<G>[];
    readonly holder?: Seat | null;
  }
  const { game } = table;
  const useMatch = create<Now>(() => nothing);
  const { isOver, takeUp, follow, catchUp, saveAndShow, ...device } = openKeeping(table, keeping, useMatch);

  const current = (): Running<G> => {
    const { running } = useMatch.getState();
    if (!running) throw new Error('Nothing is being played.');
    return running;
  };

  /** What somebody does to a table that another window has played on from does nothing but show how it stands now. */
  const touch =
    <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
    (...given: Given): void => {
      if (catchUp()) tellElsewhere();
      else act(...given);
    };

  /** A table that wants fewer questions goes on to the next that it is asked. */
  const settled = (running: Running<G>): Running<G> =>
    useSettings.getState().fewerQuestions ? pastUnasked(table, running) : running;

  /** What a person's touch did, and everything that follows from what others have said already. */
  function afterTouch(running: Running<G>, { early, passedOver, holder = null }: Said): void {
    const { running: before, touches, newsFrom } = useMatch.getState();
    const next = settled(withEarlyAnswers(table, settled(running), early));
    const moves = before?.match.moves.length ?? 0;
    const made = next.match.moves.length > moves;
    saveAndShow(next, {
      ...nothing,
      early: stillToCome(table, next, early),
      passedOver,
      touches: made ? [...touches, moves].filter((count) => canTakeBackTo(table, next, count)) : touches,
      newsFrom: made && !(before && isBehindOneLamp(table, before, newsFrom)) ? moves : newsFrom,
      unseen: withSomethingNew(table, next, moves, holder),
    });
  }

  /** Whoever has answered for themselves is passed over no more. */
  const passedOverBut = (seat: Seat | undefined): readonly PassedOver<G>[] =>
    useMatch.getState().passedOver.filter((one) => one.seat !== seat);

  /** Whoever has spoken up lets it pass after all. Gives back whether others have to be asked for it. */
  function stoodDown(move: G['Move']): boolean {
    const { passedOver, touches } = useMatch.getState();
    const next = isStandingDown(table, current(), move) ? askedAfterAll(table, current(), passedOver) : null;
    if (next === null) return false;
    const { running, early, newsFrom } = next;
    const earlier = touches.filter((moves) => moves < running.match.moves.length);
    saveAndShow(running, { ...nothing, early, touches: earlier, newsFrom });
    return true;
  }

  /** What bots answered, and everything that follows from what people have said already. */
  function afterBots(running: Running<G>, newsFrom = running.match.moves.length - 1): void {
    const { running: before, early, passedOver, finishing } = useMatch.getState();
    const heard = settled(running);
    const next = settled(withEarlyAnswers(table, heard, stillValid(early, lastAct(table, heard))));
    saveAndShow(next, {
      ...nothing,
      early: stillToCome(table, next, early),
      passedOver,
      newsFrom,
      finishing: finishing && askedOfBot(table, next) !== null,
      unseen: withSomethingNew(table, next, before?.match.moves.length ?? 0, null),
    });
  }

  function lookedAt(unseen: readonly Seat[]): void {
    const { running, ...rest } = useMatch.getState();
    if (running) saveAndShow(running, { ...rest, unseen });
  }

  /** These are now all the answers of a seat that wait for their questions. */
  function say(seat: Seat, answers: readonly { readonly kind: G['Kind']; readonly move: G['Move'] }[]): void {
    const running = current();
    const since = lastAct(table, running);
    const others = useMatch.getState().early.filter((word) => word.seat !== seat);
    const early = [...others, ...answers.map((answer) => ({ ...answer, seat, since }))];
    afterTouch(running, { early, passedOver: passedOverBut(seat) });
  }

  /** Whoever objects closes the question: the others who have not spoken are passed over. */
  function objects(seat: Seat, move: G['Move']): void {
    const running = current();
    const said = useMatch.getState().early;
    const early = roundOfAnswers(table, running, said, [{ seat, move }]);
    const passedOver = [...passedOverBut(seat), ...passedOverBy(table, said, early)];
    afterTouch(running, { early, passedOver });
  }

  /** Everybody who has not spoken lets it pass, and may have said what comes next. */
  function everybodyPasses(...next: readonly EarlyAnswer<G>[]): void {
    const running = current();
    const passes = roundOfAnswers(table, running, useMatch.getState().early, []);
    afterTouch(running, { early: [...passes, ...next], passedOver: [] });
  }

  return {
    table,
    useMatch,

    /** Whether a match waits to be gone on with, here or on the device. */
    hasMatch: (): boolean => {
      const { running } = useMatch.getState();
      return running ? !isOver(running) : device.isThere();
    },

    /** Goes on with the match that the device remembers, if none is being played yet. */
    resume(): void {
      if (useMatch.getState().running) catchUp();
      else takeUp();
    },

    /** Deals anew. Nothing that runs may be lost by it: that has been asked before; what is over is kept. */
    start(setup: G['Setup'], players: readonly MatchPlayer[], seed = freshSeed()): void {
      if (follow()) return tellElsewhere();
      if (!useMatch.getState().running) device.passOnWhatLies();
      const running = start(table, freshId(), setup, players, seed);
      saveAndShow(running, { ...nothing, unseen: openingLook(table, running) });
    },

    /** After the deal this seat has seen its cards. */
    looked: touch((seat: Seat): void =>
      lookedAt(useMatch.getState().unseen.filter((other) => other !== seat)),
    ),

    /** Nobody needs to look any more. */
    allHaveLooked: touch((): void => lookedAt([])),

    /** The asked person answers. */
    answer: touch((move: G['Move']): void => {
      const asked = game.asked(stateOf(current()));
      if (stoodDown(move)) return;
      const running = withAnswer(table, current(), move);
      const early = stillValid(useMatch.getState().early, lastAct(table, running));
      const holder = asked?.secret ? asked.seat : null;
      afterTouch(running, { early, passedOver: passedOverBut(asked?.seat), holder });
    }),

    /** Somebody round the table answers, whether or not it is their turn to be asked. */
    speak: touch((seat: Seat, move: G['Move']): void => {
      const asked = game.asked(stateOf(current()));
      if (!asked) return;
      const answers = table.answersGiven(asked.kind, move);
      if (answers.length > 1 || isSame(move, table.letPass)) say(seat, answers);
      else objects(seat, move);
    }),

    /** Whatever a seat has said before its time is unsaid. */
    withdraw: touch((seat: Seat): void => say(seat, [])),

    /** Everybody who has not spoken lets it pass. */
    allPass: touch((): void => everybodyPasses()),

    /** The same, and whoever is asked about what lies on the table next leaves it as it is. */
    allPassAndStay: touch((): void => {
      const stays = stayingAnswer(table, current());
      everybodyPasses(...(stays === null ? [] : [stays]));
    }),

    /** The same, and so it is with what the same people are asked next, if all happens as announced. */
    allPassAhead: touch((): void =>
      everybodyPasses(...passesAhead(table, current(), useMatch.getState().early)),
    ),

    /** The asked person has said beforehand that this may pass: no touch, and the news of before stays. */
    passUnconcerned(): void {
      if (catchUp()) return;
      const { newsFrom } = useMatch.getState();
      afterBots(withAnswer(table, current(), table.letPass), newsFrom);
    },

    /** What the bot that is asked thinks up. */
    thinking: (): Thinking<G['Move']> | null => {
      const { running } = useMatch.getState();
      return running && botThinking(table, running);
    },

    /** The bot that is asked answers, unless it has done so in another window. */
    botAnswer(move: G['Move']): void {
      if (!catchUp() && !stoodDown(move)) afterBots(withAnswer(table, current(), move));
    },

    /** Bots answer one another, as fast as they can, until a person is asked or the game is over. */
    finish(): void {
      const { running } = useMatch.getState();
      if (running && askedOfBot(table, running)) useMatch.setState({ finishing: true, touches: [] });
    },

    stopFinishing: (): void => useMatch.setState({ finishing: false }),

    /** So far have bots come by themselves; what came after so many moves is news. */
    reached(running: Running<G>, newsFrom?: number): void {
      if (!catchUp()) afterBots(running, newsFrom);
    },

    /** A slip of the finger is undone: the table is as it was before the last touch. */
    takeBack: touch((): void => {
      const { touches } = useMatch.getState();
      const moves = touches.at(-1);
      if (moves === undefined) return;
      const running = current();
      saveAndShow(rewound(running, moves), {
        ...nothing,
        touches: touches.slice(0, -1),
        newsFrom: moves,
        takenBack: running.steps.slice(moves + 1),
      });
    }),

    /** The running match leaves the table and the device before its end, and counts nowhere. */
    clear: touch((): void => {
      const { running } = useMatch.getState();
      device.forget();
      useMatch.setState({ ...nothing, cleared: running && !isOver(running) ? running : null }, true);
    }),

    /** It was not meant: the match is back as it was, unless another window has dealt meanwhile. */
    putBack(): void {
      const { cleared } = useMatch.getState();
      if (!cleared) return;
      if (device.isBehind()) takeUp();
      else saveAndShow(cleared, { ...nothing, newsFrom: cleared.match.moves.length });
    },
  };
}

export type MatchStore<G extends GameTypes> = ReturnType<typeof openMatch<G>>;

const tellElsewhere = (): void => post({ problem: 'elsewhere', of: 'match' });

/** Tells nothing of the deal. */
const freshId = () => `${Date.now().toString(36)}-${freshSeed().toString(36)}`;
