import { MoveError } from './errors';
import { withoutSecret } from './events';
import type { Game, GameRules, GameTypes, Question } from './game';
import { legalMove, nameOf } from './moves';

export function defineGame<G extends GameTypes>({
  asking,
  questions,
  view,
  around,
  ...rest
}: GameRules<G>): Game<G> {
  function asked(state: G['State']): Question<G['Kind']> | null {
    const now = asking(state);
    if (now === null) return null;
    const { secret, hasNoSecrets, seat } = questions[now.kind];
    return {
      seat: seat(state, now),
      kind: now.kind,
      secret: secret && hasNoSecrets?.(state, now) !== true,
    };
  }

  function moves(state: G['State']): readonly G['Answers'][G['Kind']][] {
    const now = asking(state);
    return now === null ? [] : questions[now.kind].answers(state, now);
  }

  return {
    ...rest,
    questions,
    asked,
    moves,
    play(state, move) {
      const now = asking(state);
      if (now === null) throw new MoveError(`${nameOf(move)} is no answer to a game that is over.`);
      const { answers, take } = questions[now.kind];
      const legal = legalMove(answers(state, now), move);
      if (legal === undefined) throw new MoveError(`${nameOf(move)} is no answer to ${now.kind}.`);
      const log: G['Event'][] = [];
      const taken = (from: G['State']) => take(from, legal, log, now);
      return { state: around ? around(state, taken, log) : taken(state), events: log };
    },
    view: (state, viewer) => view(state, viewer, asked(state)),
    witness: withoutSecret,
  };
}
