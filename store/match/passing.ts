import { sameMove, withMove, type GameTypes, type PlayedMatch, type Seat } from '../../engine/core';
import { onlyPerson, peopleAt, stateOf, withAnswer, type Running } from './running';
import type { TableGame } from './tableGame';

/** Whether the table is spared what is asked: by what everybody sees, or the only person at it. */
function isUnasked<G extends GameTypes>({ game }: TableGame<G>, { match, steps }: PlayedMatch<G>): boolean {
  const state = stateOf({ match, steps });
  const asked = game.asked(state);
  const canGoUnasked = asked && game.questions[asked.kind].canGoUnasked;
  return (
    canGoUnasked?.({
      view: game.view(state, onlyPerson(match.players) ?? 'table'),
      people: peopleAt(match.players),
      past: () => steps.flatMap(({ events }) => events.map((event) => game.witness(event, 'table'))),
    }) === true
  );
}

/** Everybody, people and bots, lets pass what the table is spared. */
export function skipUnasked<G extends GameTypes>(table: TableGame<G>, from: Running<G>): Running<G> {
  let running = from;
  while (isUnasked(table, running)) running = withAnswer(table, running, table.letPass);
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
    if (turns.length === 0 || !isUnasked(table, end)) {
      if (asked.kind !== kind || turns.some(({ seat }) => seat === asked.seat)) break;
      turns.push({ seat: asked.seat, state });
      if (!canPass(table, state)) break;
    }
    end = { match: withMove(end.match, letPass), steps: [...end.steps, game.play(state, letPass)] };
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
