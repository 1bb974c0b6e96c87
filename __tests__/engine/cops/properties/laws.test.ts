/** What holds in every game at every table, whatever anybody does. */
import { cops, equipment, type CopsView, type Identity } from '../../../../engine/cops';
import { everyStep, expectSame } from '../../core/playout';
import { ordinaryCards, printed } from '../support/deal';
import { answersAreSound } from '../../support/answers';
import { ownViews, publicView, type SeatView } from './eyes';
import { atEveryStep, gamesEverywhere, inEveryGame, statesEverywhere, type CopsStep } from './tables';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const seatsWhere = (view: CopsView, is: (seat: SeatView) => boolean) =>
  view.seats.flatMap((seat, at) => (is(seat) ? [at] : []));

describe('conserved', () => {
  test('GC-02 GC-06 the identity cards: in hands, removed or left over', () => {
    inEveryGame((game) => {
      const { players } = game.match.setup;
      const each = ordinaryCards[players] ?? 0;
      const count = (cards: readonly (Identity | null)[], wanted: Identity) =>
        cards.filter((card) => card === wanted).length;
      const first = ownViews((game.steps[0] as CopsStep).state).flatMap(({ cards }) =>
        cards.map(({ identity }) => identity),
      );
      const dealt = (['honest', 'crooked', 'agent', 'kingpin'] as const).map((card) => count(first, card));
      expect(sum(dealt)).toBe(3 * players);
      expect(2 * each + 2 - sum(dealt)).toBe(publicView((game.steps[0] as CopsStep).state).spare);
      everyStep(game, ({ state }) => {
        const cards = [
          ...ownViews(state).flatMap((seat) => seat.cards.map(({ identity }) => identity)),
          ...publicView(state).removed,
        ];
        expectSame(
          (['honest', 'crooked', 'agent', 'kingpin'] as const).map((card) => count(cards, card)),
          dealt,
        );
      });
    });
  });

  test('GC-31 the equipment: in hands, before players or in the deck, none of it twice', () => {
    atEveryStep(({ state }, _, { match }) => {
      const lying = ownViews(state).flatMap(({ hand, attached }) => [...hand, ...attached]);
      expectSame(new Set(lying).size, lying.length);
      const pack = match.setup.options?.reportAudit ? equipment : printed;
      expectSame(lying.length + publicView(state).deck, pack.length);
    });
  });

  test('GC-04 GC-25 GC-V04 the guns: one each at most, the others in the middle', () => {
    atEveryStep(({ state }, _, { match }) => {
      const { variant, players } = match.setup;
      const view = publicView(state);
      const out = seatsWhere(view, ({ gun }) => gun !== null).length;
      if (variant === 'band') expectSame(view.guns, 0);
      else expectSame(view.guns + out, players > 6 ? 4 : players > 4 ? 3 : 2);
    });
  });

  test('GC-22 GC-24 the tokens lie on leaders’ cards, and come and go by shots and Med Kits alone', () => {
    atEveryStep(({ state, events }, before) => {
      const wounded = seatsWhere(publicView(state), (seat) => seat.wounded);
      const own = ownViews(state);
      wounded.forEach((seat) =>
        expectSame(
          own[seat]?.cards.some(({ identity }) => identity === 'agent' || identity === 'kingpin'),
          true,
        ),
      );
      if (!before) return;
      const had = seatsWhere(publicView(before), (seat) => seat.wounded).length;
      const shot = events.filter(({ type }) => type === 'wounded').length;
      const healed = events.filter((event) => event.type === 'used' && event.equipment === 'medKit').length;
      if (cops.outcome(state) === null) expectSame(wounded.length, had + shot - healed);
    });
  });
});

describe('who is what', () => {
  test('GC-21 GC-V15 police, or out, or of the band: with cards, guns and equipment as becomes them', () => {
    atEveryStep(({ state }, _, { match }) => {
      publicView(state).seats.forEach(({ status, cards, hand, gun, wounded, attached }) => {
        expectSame(cards.length, status === 'band' ? 0 : 3);
        if (status === 'cop') return;
        expectSame([status, gun, wounded], [match.setup.variant === 'base' ? 'out' : 'band', null, false]);
        // Who brings the band the last diamonds has handed on nothing yet.
        if (cops.outcome(state)?.reason !== 'diamonds') expectSame(hand, []);
        expectSame(
          cards.every(({ faceUp }) => faceUp),
          true,
        );
        if (status === 'band') expectSame(attached, []);
      });
    });
  });

  test('GC-06 D.3 both leaders are with cops as long as the game goes on', () => {
    atEveryStep(({ state }) => {
      if (cops.outcome(state)) return;
      const holders = ownViews(state).flatMap(({ status, cards }) =>
        cards.flatMap(({ identity }) => (identity === 'agent' || identity === 'kingpin' ? [status] : [])),
      );
      expectSame(holders, ['cop', 'cop']);
    });
  });

  test('GC-33 nobody has two cards but while they choose, and never more', () => {
    atEveryStep(({ state }) => {
      const question = cops.asked(state);
      publicView(state).seats.forEach(({ hand }, seat) => {
        const choosing = question?.seat === seat && (question.kind === 'keep' || question.kind === 'reveal');
        expectSame(hand.length <= (choosing ? 2 : 1), true);
      });
    });
  });

  test('GC-28 guns point at another cop or at nobody; the fresh one is with whose turn it is', () => {
    atEveryStep(({ state }) => {
      const { seats, turn } = publicView(state);
      seats.forEach(({ gun }, seat) => {
        if (!gun) return;
        expectSame(gun.aim === seat, false);
        if (gun.aim !== null) expectSame(seats[gun.aim]?.status, 'cop');
        if (gun.fresh) expectSame(seat, turn);
      });
    });
  });
});

answersAreSound(cops, gamesEverywhere, () => statesEverywhere(29));

test('GC-32 questions with a single answer are not asked, but in a window or of somebody with a card', () => {
  atEveryStep(({ state }) => {
    const kind = cops.asked(state)?.kind ?? '';
    if (['reveal', 'keep', 'look', 'aim', 'deflect'].includes(kind))
      expectSame(cops.moves(state).length > 1, true);
  });
});
