import { sameMove, type Game, type GameTypes, type QuestionKind, type Seat } from '../../engine/core';
import { lastEventfulMove, type EarlyAnswer } from './earlyAnswers';
import { peopleAt, rewound, stateOf, type Running } from './running';
import type { TableGame } from './tableGame';

/** Somebody who was let pass only because another spoke up first: if that one stands down, they are asked after all. */
export type PassedOver<G extends GameTypes> = Omit<EarlyAnswer<G>, 'move'>;

/** People who are let pass by what somebody else has said, though they have not answered. */
export const passedOverBy = <G extends GameTypes>(
  { game, letPass }: TableGame<G>,
  said: readonly EarlyAnswer<G>[],
  now: readonly EarlyAnswer<G>[],
): readonly PassedOver<G>[] =>
  canStandDown(game)
    ? now
        .filter((word) => !said.includes(word) && sameMove(word.move, letPass))
        .map(({ seat, kind, since }) => ({ seat, kind, since }))
    : [];

/** Whether there is a question in which somebody who has spoken up can let it pass after all. */
const canStandDown = <G extends GameTypes>({ questions }: Game<G>): boolean =>
  Object.values<QuestionKind<G, G['Kind']>>(questions).some(({ standsDown }) => standsDown !== undefined);

interface AskedAfterAll<G extends GameTypes> {
  readonly running: Running<G>;
  /** What the others have said themselves, and that the one who stood down lets it pass. */
  readonly early: readonly EarlyAnswer<G>[];
  /** What came after this number of moves is what they are asked about. */
  readonly newsSince: number;
}

/** The table before anybody was passed over for the player who stands down by this move; null where there is none. */
export function askedAfterAll<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  passedOver: readonly PassedOver<G>[],
  move: G['Move'],
): AskedAfterAll<G> | null {
  const { game, letPass } = table;
  const asked = game.asked(stateOf(running));
  const standsDown = asked && game.questions[asked.kind].standsDown;
  if (standsDown == null || !sameMove(move, standsDown)) return null;
  const spoke = running.match.moves.length - 1;
  const since = lastEventfulMove(table, rewound(running, spoke));
  const questions = running.steps.slice(since, spoke + 1).map(({ state }) => game.asked(state));
  const kind = questions.at(-1)?.kind;
  if (kind === undefined) return null;
  const window = questions.findIndex((asked) => asked?.kind === kind);
  const isPassedOver = (seat: Seat) =>
    passedOver.some((one) => one.seat === seat && one.kind === kind && one.since === since);
  const first = questions.findIndex(
    (asked, at) => at >= window && asked !== null && isPassedOver(asked.seat),
  );
  if (first < 0) return null;
  const people = peopleAt(running.match.players);
  const early = questions
    .slice(first)
    .flatMap((asked) => (asked && people.includes(asked.seat) && !isPassedOver(asked.seat) ? asked.seat : []))
    .map((seat) => ({ seat, kind, move: letPass, since }));
  return { running: rewound(running, since + first), early, newsSince: Math.max(0, since + window - 1) };
}
