import { anyOf, seeded, type Step } from '../../engine';
import {
  coup,
  parties,
  type Coup,
  type CoupEvent,
  type CoupMove,
  type CoupSetup,
  type CoupState,
} from '../../engine/coup';
import {
  at,
  coinsOf,
  hiddenCard,
  moveNumber,
  numberOf,
  own,
  partOf,
  place,
  seatAt,
  sizeFor,
  stages,
} from '../../engine/coup/lab';
import { Luck } from './luck';
import { rulesOf } from './rules';
import { Sim } from './sim';
import { legal } from './legal';

/** What was drawn from the court in this step, in its order. */
const drawnIn = (before: CoupState, events: readonly CoupEvent[], after: CoupState): number[] => {
  if (before.stage.kind === 'draft' && after.stage.kind !== 'draft')
    return after.players.map(({ cards }) => partOf(cards[1]?.role ?? 'duke'));
  return events.flatMap((event) =>
    event.type === 'drew' || event.type === 'replaced' || event.type === 'swapped'
      ? (event.secret?.roles ?? []).map(partOf)
      : [],
  );
};

/** A simulated table, dealt as the engine has dealt. */
function dealtLike(setup: CoupSetup, state: CoupState): Sim {
  const sim = new Sim(new Int16Array(sizeFor(setup.players)), new Luck(1));
  sim.deal(rulesOf(setup));
  const { cells } = sim;
  state.players.forEach(({ cards }, seat) =>
    cards.forEach(({ role }, card) => (cells[seatAt(seat) + own.card + card] = partOf(role))),
  );
  state.court.forEach((role, card) => (cells[place.courtCards + card] = partOf(role)));
  cells[place.court] = state.court.length;
  return sim;
}

const byNumber = (one: number, other: number) => one - other;

/** Everything that the two must have in common, as text. */
function engineTold(state: CoupState): string {
  const asked = coup.asked(state);
  return JSON.stringify({
    stage: state.stage.kind,
    asked: asked?.seat ?? null,
    winner: state.stage.kind === 'over' ? state.stage.winner : -1,
    turn: state.turn,
    reserve: state.reserve,
    action: state.declared ? numberOf(state.declared.action) : -1,
    target: state.declared?.target ?? -1,
    exposed: state.exposed.map(({ seat, card }) => seat * 2 + card),
    court: state.court.map(partOf).sort(byNumber),
    seats: state.players.map(({ coins, party, cards }) => [
      coins,
      party === null ? -1 : parties.indexOf(party),
      cards.map(({ role, faceUp }) => (faceUp ? -1 : partOf(role))),
    ]),
    moves: coup.moves(state).map(moveNumber).sort(byNumber),
  });
}

function simTold({ cells }: Sim, moves: readonly number[]): string {
  const kind = stages[at(cells, place.stage)];
  const isDealt = kind !== 'draft';
  const list = (from: number, count: number) => Array.from(cells.slice(from, from + count));
  return JSON.stringify({
    stage: kind,
    asked: kind === 'over' ? null : at(cells, place.asked),
    winner: at(cells, place.winner),
    turn: at(cells, place.turn),
    reserve: at(cells, place.reserve),
    action: at(cells, place.action),
    target: at(cells, place.target),
    exposed: list(place.exposedCards, at(cells, place.exposed)),
    court: list(place.courtCards, at(cells, place.court)).sort(byNumber),
    seats: Array.from({ length: at(cells, place.players) }, (_, seat) => [
      coinsOf(cells, seat),
      at(cells, seatAt(seat) + own.party),
      isDealt ? [hiddenCard(cells, seat, 0), hiddenCard(cells, seat, 1)] : [],
    ]),
    moves: [...moves].sort(byNumber),
  });
}

export interface Difference {
  readonly setup: CoupSetup;
  readonly seed: number;
  readonly moves: readonly CoupMove[];
  readonly engine: string;
  readonly sim: string;
}

/** A moment of a random game on both tables. `step` makes the move on both. */
interface Beside {
  readonly before: CoupState;
  readonly sim: Sim;
  readonly move: CoupMove;
  readonly step: () => Step<Coup>;
}

/** One random game on both tables, move by move. */
export function* playedBeside(setup: CoupSetup, seed: number): Generator<Beside> {
  let state = coup.deal(setup, seed);
  const sim = dealtLike(setup, state);
  let random = seeded(seed ^ 0x51);
  while (coup.asked(state) !== null) {
    const [move, rest] = anyOf(coup.moves(state), random);
    random = rest;
    const before = state;
    const played = coup.play(before, move);
    let isPlayed = false;
    const step = () => {
      if (!isPlayed) {
        sim.court.forced = drawnIn(before, played.events, played.state);
        sim.play(moveNumber(move));
      }
      isPlayed = true;
      return played;
    };
    yield { before, sim, move, step };
    step();
    state = played.state;
  }
}

/** Plays one random game on both; the first difference, or null. */
export function differenceIn(setup: CoupSetup, seed: number): Difference | null {
  const moves: CoupMove[] = [];
  const numbers: number[] = [];
  const differs = (state: CoupState, sim: Sim): Difference | null => {
    const count = legal(sim.cells, numbers);
    const [engine, simulated] = [engineTold(state), simTold(sim, numbers.slice(0, count))];
    return engine === simulated ? null : { setup, seed, moves, engine, sim: simulated };
  };
  for (const { before, sim, move, step } of playedBeside(setup, seed)) {
    const difference = differs(before, sim);
    if (difference) return difference;
    moves.push(move);
    const { state } = step();
    if (coup.asked(state) === null) return differs(state, sim);
  }
  return null;
}
