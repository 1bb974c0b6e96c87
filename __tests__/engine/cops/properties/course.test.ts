/** How every game runs, at every table, whatever anybody does. */
import { cops } from '../../../../engine/cops';
import { expectSame } from '../../core/playout';
import { isHolder, isWindow, ownViews, publicView, roundFrom, type SeatView } from './eyes';
import { atEveryStep, inEveryGame, type CopsState, type CopsStep } from './tables';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
describe('turns', () => {
  test('GC-19 pass to the next who is not out, in the direction there is, or to who drank Coffee', () => {
    atEveryStep(({ state, events }, before) => {
      if (!before) return;
      const [was, is] = [publicView(before), publicView(state)];
      if (is.turn === was.turn) return;
      // Where the Coffee was the last card in any hand, nobody is asked again before the turn is over.
      const poured = events.find((event) => event.type === 'used' && event.equipment === 'coffee');
      const coffee = poured?.type === 'used' ? poured.seat : was.coffee;
      const players = is.seats.length;
      const order = Array.from(
        { length: players },
        (_, step) => (was.turn + (step + 1) * is.direction + 2 * players * players) % players,
      );
      const next = order.find((seat) => is.seats[seat]?.status !== 'out');
      const drinker = coffee !== null && is.seats[coffee]?.status === 'cop' ? coffee : null;
      expectSame(is.turn, drinker ?? next);
    });
  });

  test('every game comes to an end, and soon', () => {
    // The longest of a thousand took 1,071 moves.
    inEveryGame(({ match, steps }) => {
      expect(match.moves.length).toBeLessThan(4_000);
      expect(cops.outcome((steps.at(-1) as CopsStep).state)).not.toBeNull();
      expect(steps.at(-1)?.events.at(-1)).toEqual({
        type: 'won',
        ...cops.outcome((steps.at(-1) as CopsStep).state),
      });
    });
  });
});

describe('windows', () => {
  /** Clockwise from the left of whose turn it is; at a fall, from the fallen's, who is alone in the base game. */
  function roundIn(state: CopsState): readonly number[] {
    const { seats, turn, shot, variant } = publicView(state);
    if (shot === null || cops.asked(state)?.kind !== 'atDeath') return roundFrom(turn, seats.length);
    return variant === 'base' ? [shot.target] : roundFrom(shot.target, seats.length);
  }

  test('GC-30 V-24 ask every holder in their turn, and nobody else', () => {
    atEveryStep(({ state }, before) => {
      const question = cops.asked(state);
      const last = before && cops.asked(before);
      const { seats, turn } = publicView(state);
      if (question && isWindow(question.kind)) {
        expectSame(
          [isHolder(seats[question.seat] as SeatView), cops.moves(state)],
          [true, [{ type: 'pass' }, { type: 'speak' }]],
        );
      }
      if (!before || !last || !isWindow(last.kind)) return;
      if (question?.kind === 'use') return;
      const round = roundIn(before);
      const waiting = round
        .slice(round.indexOf(last.seat) + 1)
        .filter((seat) => isHolder(publicView(before).seats[seat] as SeatView));
      if (waiting.length > 0)
        expectSame([question?.kind, question?.seat, turn], [last.kind, waiting[0], publicView(before).turn]);
      else expectSame(question?.kind === last.kind && question.seat === last.seat, false);
    });
  });

  test('begin with the first holder', () => {
    atEveryStep(({ state, events }, before) => {
      const question = cops.asked(state);
      if (!before || !question || !isWindow(question.kind)) return;
      if (cops.asked(before)?.kind === question.kind) return;
      // Who withdraws passes: the window goes on.
      if (cops.asked(before)?.kind === 'use' && !events.some(({ type }) => type === 'used')) return;
      const { seats } = publicView(state);
      expectSame(
        question.seat,
        roundIn(state).find((seat) => isHolder(seats[seat] as SeatView)),
      );
    });
  });
});

describe('the end', () => {
  /** The side of a cop by the cards held at the end. */
  function sideOf({ cards, attached }: SeatView): 'honest' | 'crooked' {
    const held = cards.map(({ identity }) => identity);
    if (held.includes('agent')) return 'honest';
    if (held.includes('kingpin')) return 'crooked';
    const honest = held.filter((card) => card === 'honest').length > 1;
    return honest !== attached.includes('plantedEvidence') ? 'honest' : 'crooked';
  }

  test('GC-11 GC-12 GC-36 GC-37 GC-V21 V-17 is won by those whom the cards and the diamonds say', () => {
    inEveryGame(({ steps }) => {
      const { state } = steps.at(-1) as CopsStep;
      const own = ownViews(state);
      const outcome = cops.outcome(state);
      const winners = (is: (seat: SeatView) => boolean) => own.flatMap((seat, at) => (is(seat) ? [at] : []));
      const both = winners(
        ({ status, cards }) =>
          status === 'cop' &&
          cards.filter(({ identity }) => identity === 'agent' || identity === 'kingpin').length === 2,
      );
      const onSide = (side: string) => winners((seat) => seat.status !== 'band' && sideOf(seat) === side);
      const expected = {
        bothLeaders: both,
        kingpinDown: onSide('honest'),
        agentDown: onSide('crooked'),
        diamonds: winners(({ status }) => status === 'band'),
      };
      expectSame(outcome?.winners, expected[outcome?.reason as keyof typeof expected]);
      expectSame(both.length > 0, outcome?.reason === 'bothLeaders');
      const withCops = sum(own.map(({ status, diamonds }) => (status === 'cop' ? diamonds : 0)));
      if (publicView(state).variant === 'band') expectSame(withCops === 0, outcome?.reason === 'diamonds');
    });
  });
});
