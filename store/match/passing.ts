import { sameMove, withMove, type GameTypes, type PlayedMatch, type Seat } from '../../engine/core';
import { onlyPerson, peopleAt, stateOf, withAnswer, type Running } from './running';
import type { TableGame } from './tableGame';

/** The answer to what the table is spared, by what everybody sees, or the only person at it; null where it is put. */
function unaskedAnswer<G extends GameTypes>(
  { game, letPass }: TableGame<G>,
  { match, steps }: PlayedMatch<G>,
): G['Move'] | null {
  const state = stateOf({ match, steps });
  const asked = game.asked(state);
  if (!asked) return null;
  const { canGoUnasked, leavesAsIs } = game.questions[asked.kind];
  if (!canGoUnasked) return null;
  const view = game.view(state, onlyPerson(match.players) ?? 'table');
  const people = peopleAt(match.players);
  const past = () => steps.flatMap(({ events }) => events.map((event) => game.witness(event, 'table')));
  if (!canGoUnasked({ view, people, past })) return null;
  return game.moves(state).find((move) => sameMove(move, letPass) || leavesAsIs?.(view, move)) ?? null;
}

/** Everybody, people and bots, lets pass what the table is spared. */
export function skipUnasked<G extends GameTypes>(table: TableGame<G>, from: Running<G>): Running<G> {
  let running = from;
  for (let move = unaskedAnswer(table, running); move !== null; move = unaskedAnswer(table, running))
    running = withAnswer(table, running, move);
  return running;
}

/** Whether what is asked is a question that can be let pass. */
export const canPass = <G extends GameTypes>({ game, letPass }: TableGame<G>, state: G['State']): boolean =>
  game.moves(state).some((move) => sameMove(move, letPass));

/** What comes if everybody, one after the other, lets pass what is asked. */
export interface Passing<G extends GameTypes> {
  /** Who is asked, in turn, and in which state; whoever is spared is not. */
  readonly turns: readonly { readonly seat: Seat; readonly state: G['State'] }[];
  /** All that happens by that. */
  readonly events: readonly G['Event'][];
  /** Where it ends: something else is asked, or the last of them cannot let it pass. */
  readonly end: PlayedMatch<G>;
}

/** Plays forward; what is made of it later need not play again. */
export function ifAllPass<G extends GameTypes>(table: TableGame<G>, played: PlayedMatch<G>): Passing<G> {
  const { game, letPass } = table;
  const kind = game.asked(stateOf(played))?.kind;
  const turns: Passing<G>['turns'][number][] = [];
  let end = played;
  for (;;) {
    const state = stateOf(end);
    const asked = game.asked(state);
    if (!asked) break;
    const spared = turns.length === 0 ? null : unaskedAnswer(table, end);
    if (spared === null) {
      if (asked.kind !== kind || turns.some(({ seat }) => seat === asked.seat)) break;
      turns.push({ seat: asked.seat, state });
      if (!canPass(table, state)) break;
    }
    const move = spared ?? letPass;
    end = { match: withMove(end.match, move), steps: [...end.steps, game.play(state, move)] };
  }
  return { turns, events: end.steps.slice(played.steps.length).flatMap((step) => step.events), end };
}

/** Who is still to answer the question on the table, in turn, if everybody before them lets it pass. */
export const stillAsked = <G extends GameTypes>(
  table: TableGame<G>,
  played: PlayedMatch<G>,
  passing = ifAllPass(table, played),
): readonly Seat[] =>
  table.game.asked(stateOf(played))?.secret ? [] : passing.turns.map(({ seat }) => seat);
