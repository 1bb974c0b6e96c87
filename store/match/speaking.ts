import { sameMove, type GameTypes, type Seat } from '../../engine/core';
import { lastEventfulMove, passesAhead, stayingAnswer, withPasses, type EarlyAnswer } from './earlyAnswers';
import type { MatchState } from './matchState';
import { passedOverBy, type PassedOver } from './passedOver';
import { ifAllPass, type Passing } from './passing';
import { stateOf, type Running } from './running';
import type { TableGame } from './tableGame';

/** A match that is being played, and what it is played by. */
export interface Now<G extends GameTypes> extends MatchState<G> {
  readonly table: TableGame<G>;
  readonly running: Running<G>;
}

/** What waits to be asked, and who has not been asked. */
export type Waiting<G extends GameTypes> = Pick<MatchState<G>, 'early' | 'passedOver'>;

/** People who answer for themselves are passed over no more. */
export const passedOverBut = <G extends GameTypes>(
  { passedOver }: Now<G>,
  seat?: Seat,
): readonly PassedOver<G>[] => passedOver.filter((one) => one.seat !== seat);

/** These are now all the answers of a seat that wait for their questions. */
function withWords<G extends GameTypes>(
  now: Now<G>,
  seat: Seat,
  answers: readonly Pick<EarlyAnswer<G>, 'kind' | 'move'>[],
): Waiting<G> {
  const since = lastEventfulMove(now.table, now.running);
  const others = now.early.filter((word) => word.seat !== seat);
  return {
    early: [...others, ...answers.map((answer) => ({ ...answer, seat, since }))],
    passedOver: passedOverBut(now, seat),
  };
}

/**
 * What a seat says answers the question on the table. Or it answers only the one that comes if all let this one pass:
 * then its seat lets it pass, too, and waits until nobody else has objected either (C-04, C-05).
 */
function answersIn<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  asked: G['Kind'],
  { seat, move }: { readonly seat: Seat; readonly move: G['Move'] },
): readonly Pick<EarlyAnswer<G>, 'kind' | 'move'>[] {
  const { game, letPass } = table;
  const isAnswerTo = (one: G['State']) => game.moves(one).some((legal) => sameMove(legal, move));
  const end = stateOf(ifAllPass(table, running).end);
  const next = game.asked(end);
  if (isAnswerTo(stateOf(running)) || next?.seat !== seat || !isAnswerTo(end)) return [{ kind: asked, move }];
  return [
    { kind: asked, move: letPass },
    { kind: next.kind, move },
  ];
}

/** An objection closes the question: the others who have not spoken are passed over, unless it is the last word. */
export function spoken<G extends GameTypes>(now: Now<G>, seat: Seat, move: G['Move']): Waiting<G> {
  const { table, running } = now;
  const asked = table.game.asked(stateOf(running));
  if (!asked) return now;
  const answers = answersIn(table, running, asked.kind, { seat, move });
  const said = withWords(now, seat, answers);
  const lastWord = table.game.questions[asked.kind].lastWord?.(table.game.view(stateOf(running), 'table'));
  if (answers.length > 1 || sameMove(move, table.letPass) || seat === lastWord) return said;
  const early = withPasses(table, running, said.early);
  return { early, passedOver: [...said.passedOver, ...passedOverBy(table, said.early, early)] };
}

/** A seat lets this question pass and answers the next: the others say for themselves whether they let this one pass. */
export function spokenAhead<G extends GameTypes>(now: Now<G>, seat: Seat, move: G['Move']): Waiting<G> {
  const { table, running, early } = now;
  const asked = table.game.asked(stateOf(running));
  const next = passesAhead(table, running, early).find((word) => word.seat === seat);
  if (!asked || !next) return now;
  return withWords(now, seat, [
    { kind: asked.kind, move: table.letPass },
    { kind: next.kind, move },
  ]);
}

/** All that a seat has said is unsaid. */
export const unsaid = <G extends GameTypes>(now: Now<G>, seat: Seat): Waiting<G> => withWords(now, seat, []);

/** Everybody who has not spoken lets it pass, and has said what comes next where there is something to be said. */
export function allLetPass<G extends GameTypes>(
  { table, running, early }: Now<G>,
  next: (passing: Passing<G>) => readonly EarlyAnswer<G>[] = () => [],
): Waiting<G> {
  const passing = ifAllPass(table, running);
  const waiting = withPasses(table, running, early, passing);
  // Two touches at the same question may say the same of the next.
  const isSaid = ({ seat, kind }: EarlyAnswer<G>) =>
    waiting.some((word) => word.seat === seat && word.kind === kind);
  return { early: [...waiting, ...next(passing).filter((word) => !isSaid(word))], passedOver: [] };
}

/** The owner of what lies on the table is asked next, and does this with it: as it is, unless something else is said. */
export const allLetPassAnd = <G extends GameTypes>(now: Now<G>, move?: G['Move']): Waiting<G> =>
  allLetPass(now, (passing) => {
    const staying = stayingAnswer(now.table, now.running, passing);
    return staying ? [{ ...staying, move: move ?? staying.move }] : [];
  });

export const allLetPassAhead = <G extends GameTypes>(now: Now<G>): Waiting<G> =>
  allLetPass(now, (passing) => passesAhead(now.table, now.running, now.early, passing));
