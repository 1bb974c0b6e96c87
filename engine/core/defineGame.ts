import { MoveError } from './errors';
import type { Game, GameTypes, Question, Seat, Viewer } from './game';
import { legalMove, nameOf } from './moves';

/** A kind of question: whom it is put to, what can be answered, and what an answer leads to. */
export interface QuestionKind<G extends GameTypes, Kind extends G['Kind']> {
  /** Answering needs or shows what only that seat may know; otherwise the table answers aloud. */
  readonly secret: boolean;
  seat(state: G['State'], asking: G['Asking'][Kind]): Seat;
  /** Every legal answer, in a stable order. */
  answers(state: G['State'], asking: G['Asking'][Kind]): readonly G['Answers'][Kind][];
  /** What happens is written into the log. */
  take(
    state: G['State'],
    answer: G['Answers'][Kind],
    log: G['Event'][],
    asking: G['Asking'][Kind],
  ): G['State'];
}

export type QuestionKinds<G extends GameTypes> = { readonly [Kind in G['Kind']]: QuestionKind<G, Kind> };

/** What a game says of itself; what every game does alike follows from it. */
interface Definition<G extends GameTypes> extends Omit<Game<G>, 'asked' | 'moves' | 'play' | 'view'> {
  /** The question on the table; null once the game is over. */
  asking(state: G['State']): G['Asking'][G['Kind']] | null;
  readonly questions: QuestionKinds<G>;
  view(state: G['State'], viewer: Viewer, asked: Question<G['Kind']> | null): G['View'];
  /** Laid round the taking of an answer, by a game that goes on by itself until it asks again. */
  around?(state: G['State'], take: (state: G['State']) => G['State'], log: G['Event'][]): G['State'];
}

export function defineGame<G extends GameTypes>({
  asking,
  questions,
  view,
  around,
  ...rest
}: Definition<G>): Game<G> {
  function kindOf({ kind }: { readonly kind: G['Kind'] }): QuestionKind<G, G['Kind']> {
    return questions[kind];
  }

  function asked(state: G['State']): Question<G['Kind']> | null {
    const now = asking(state);
    if (now === null) return null;
    const { secret, seat } = kindOf(now);
    return { seat: seat(state, now), kind: now.kind, secret };
  }

  function moves(state: G['State']): readonly G['Answers'][G['Kind']][] {
    const now = asking(state);
    return now === null ? [] : kindOf(now).answers(state, now);
  }

  return {
    ...rest,
    asked,
    moves,
    play(state, move) {
      const now = asking(state);
      if (now === null) throw new MoveError(`${nameOf(move)} is no answer to a game that is over.`);
      const { answers, take } = kindOf(now);
      const legal = legalMove(answers(state, now), move);
      if (legal === undefined) throw new MoveError(`${nameOf(move)} is no answer to ${now.kind}.`);
      const log: G['Event'][] = [];
      const taken = (from: G['State']) => take(from, legal, log, now);
      return { state: around ? around(state, taken, log) : taken(state), events: log };
    },
    view: (state, viewer) => view(state, viewer, asked(state)),
  };
}
