/** What holds in every game by every book, whatever anybody does. */
import type { Seat } from '../../../../engine';
import { coup, type CoupEvent, type CoupState, type Role } from '../../../../engine/coup';
import { castOf } from '../../../../engine/coup/roles';
import { everyStep, expectSame } from '../../core/playout';
import { answersAreSound } from '../../support/answers';
import { gamesEverywhere, statesEverywhere, type CoupPlayout, type CoupStep } from './tables';

const inEveryGame = (check: (game: CoupPlayout) => void) => gamesEverywhere().forEach(check);
const atEveryStep = (check: (step: CoupStep, before: CoupState | undefined) => void) =>
  inEveryGame((game) => everyStep(game, check));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const drawnIn = ({ stage }: CoupState) => (stage.kind === 'keep' ? stage.drawn : []);
const living = ({ players }: CoupState) =>
  players.flatMap(({ cards }, seat) =>
    cards.length > 0 && cards.every((card) => card.faceUp) ? [] : [seat],
  );

describe('cards', () => {
  const copiesFor = (players: number) => (players < 7 ? 3 : players < 9 ? 4 : 5);
  const lyingSomewhere = (state: CoupState): Role[] =>
    [
      ...state.players.flatMap(({ cards }) => cards.map(({ role }) => role)),
      ...state.court,
      ...drawnIn(state),
    ].sort();

  test('none comes, none goes', () => {
    inEveryGame((game) => {
      const { setup, moves } = game.match;
      const cast = castOf(setup.options?.sixth ?? 'ambassador');
      const picks = moves.flatMap((move) => (move.type === 'draft' ? [move.role] : []));
      const pack =
        picks.length > 0
          ? [...cast, ...picks]
          : cast.flatMap((role) => Array.from({ length: copiesFor(setup.players) }, () => role));
      pack.sort();
      everyStep(game, ({ state }) => {
        if (state.stage.kind !== 'draft') expectSame(lyingSomewhere(state), pack);
      });
    });
  });

  test('C-25 the court keeps its size and never has fewer than three', () => {
    inEveryGame((game) => {
      const { setup } = game.match;
      const size =
        setup.options?.twoPlayers === 'draft' ? 3 : 5 * copiesFor(setup.players) - 2 * setup.players;
      expect(size).toBeGreaterThanOrEqual(3);
      everyStep(game, ({ state }) => {
        if (state.stage.kind === 'draft') return;
        expectSame(state.court.length + drawnIn(state).length, size);
        expectSame(
          state.players.map(({ cards }) => cards.length),
          state.players.map(() => 2),
        );
      });
    });
  });

  test('FC-12 a card once face up stays as it lies', () => {
    atEveryStep(({ state }, before) => {
      before?.players.forEach(({ cards }, seat) =>
        cards.forEach((card, at) => {
          if (card.faceUp) expectSame(state.players[seat]?.cards[at], card);
        }),
      );
    });
  });
});

describe('coins', () => {
  /** What everybody and the Reserve have, reckoned from nothing but what was told. */
  interface Purses {
    readonly seats: readonly number[];
    readonly reserve: number;
  }
  const inSeat = (purses: Purses, seat: Seat, coins: number): Purses => ({
    ...purses,
    seats: purses.seats.map((had, other) => (other === seat ? had + coins : had)),
  });
  const inReserve = (purses: Purses, coins: number): Purses => ({
    ...purses,
    reserve: purses.reserve + coins,
  });

  function reckoned(purses: Purses, event: CoupEvent): Purses {
    switch (event.type) {
      case 'acted': {
        const paid = inSeat(purses, event.seat, -event.paid);
        return event.action === 'convert' ? inReserve(paid, event.paid) : paid;
      }
      case 'refunded':
        return inSeat(purses, event.seat, event.coins);
      case 'forfeited':
        return inSeat(purses, event.seat, -event.coins);
      case 'gained': {
        const gained = inSeat(purses, event.seat, event.coins);
        if (event.from === 'treasury') return gained;
        return event.from === 'reserve'
          ? inReserve(gained, -event.coins)
          : inSeat(gained, event.from, -event.coins);
      }
      default:
        return purses;
    }
  }

  const pursesIn = ({ players, reserve }: CoupState): Purses => ({
    seats: players.map(({ coins }) => coins),
    reserve,
  });

  test('every purse and the Reserve are what the events told', () => {
    atEveryStep(({ state, events }, before) => {
      if (before) expectSame(pursesIn(state), events.reduce(reckoned, pursesIn(before)));
    });
  });

  test('nobody owes any, and a player who is out has none', () => {
    atEveryStep(({ state }) => {
      expectSame(Math.min(0, state.reserve, ...state.players.map(({ coins }) => coins)), 0);
      const alive = living(state);
      if (state.stage.kind === 'act' || state.stage.kind === 'over')
        expectSame(sum(state.players.map(({ coins }, seat) => (alive.includes(seat) ? 0 : coins))), 0);
    });
  });
});

describe('turns', () => {
  test('FC-14 pass clockwise from one living player to the next', () => {
    atEveryStep(({ state, events }, before) => {
      if (!before || before.stage.kind === 'draft' || before.stage.kind === 'side') return;
      const began = events.flatMap((event) => (event.type === 'turn' ? [event.seat] : []));
      if (began.length === 0) return;
      const clockwise = state.players.map((_, step) => (before.turn + 1 + step) % state.players.length);
      expect(began).toEqual([clockwise.find((seat) => living(state).includes(seat))]);
      expect(state.turn).toBe(began[0]);
    });
  });

  test('each asks somebody who is still in', () => {
    atEveryStep(({ state }) => {
      const question = coup.asked(state);
      if (question) expectSame(living(state).includes(question.seat), true);
    });
  });

  test('it is over once a single player is left, and only then', () => {
    atEveryStep(({ state }) => expectSame(living(state).length === 1, coup.outcome(state) !== null));
  });

  test('every game ends with one winner: the last who has an influence', () => {
    inEveryGame(({ steps }) => {
      const last = (steps.at(-1) as CoupStep).state;
      expect(coup.outcome(last)).toEqual({ winners: living(last), reason: 'lastInfluence' });
      expect(steps.at(-1)?.events.at(-1)).toEqual({ type: 'won', seat: living(last)[0] });
    });
  });
});

describe('on the table', () => {
  test('lies the challenge that was made, for as long as proof is waited for', () => {
    atEveryStep(({ state, events }) => {
      const made = events.flatMap((event) =>
        event.type === 'challenged' ? [{ by: event.by, claim: event.claim }] : [],
      );
      const { pending } = coup.view(state, 'table');
      expectSame(pending?.challenge ?? null, state.stage.kind === 'prove' ? made[0] : null);
    });
  });

  test('lie cards to choose from, for the player who chooses alone: own hidden ones, then the drawn', () => {
    atEveryStep(({ state }) => {
      const chooser = coup.asked(state)?.seat;
      state.players.forEach(({ cards }, seat) => {
        const hand = cards.filter(({ faceUp }) => !faceUp).map(({ role }) => role);
        const { kind } = state.stage;
        const offered =
          kind === 'keep' ? [...hand, ...drawnIn(state)] : kind === 'draft' ? castOf(state.sixth) : null;
        expectSame(coup.view(state, seat).offered, seat === chooser ? offered : null);
      });
    });
  });
});

answersAreSound(coup, gamesEverywhere, () => statesEverywhere(15));
