/** Who knows which card: kept here once more, from nothing but what was done and told. */
import { cops, type CopsEvent, type CopsMove, type Identity } from '../../../../engine/cops';
import { everyStep, expectSame } from '../../core/playout';
import { isHolder, isWindow, ownViews, publicView } from './eyes';
import { gamesEverywhere, type CopsPlayout, type CopsState } from './tables';

/** One card, wherever it lies. */
interface Card {
  readonly identity: Identity | null;
  knownTo: ReadonlySet<number>;
  faceUp: boolean;
}
type Hands = Card[][];

const together = (...seats: readonly (ReadonlySet<number> | number)[]) =>
  new Set(seats.flatMap((some) => (typeof some === 'number' ? [some] : [...some])));

const dealtHands = (state: CopsState): Hands =>
  ownViews(state).map(({ cards }, seat) =>
    cards.map(({ identity }) => ({ identity, knownTo: new Set([seat]), faceUp: false })),
  );

function cardAt(hands: Hands, seat: number, at: number): Card {
  const card = hands[seat]?.[at];
  if (!card) throw new Error(`There is no card ${seat}.${at}`);
  return card;
}

/** What an answer alone changes, before anything comes of it. */
function answered(hands: Hands, seat: number, move: CopsMove): void {
  if (move.type === 'arrange') hands[seat] = move.order.map((from) => cardAt(hands, seat, from));
  if (move.type === 'use' && move.equipment === 'flashbang')
    hands[move.target]?.forEach((card) => {
      card.faceUp = false;
      card.knownTo = new Set([move.target]);
    });
}

function told(hands: Hands, event: CopsEvent): void {
  if (event.type === 'looked') {
    const card = cardAt(hands, event.target, event.card);
    card.knownTo = together(card.knownTo, event.seat);
  }
  if (event.type === 'revealed') {
    const card = cardAt(hands, event.seat, event.card);
    card.faceUp = true;
    card.knownTo = new Set(hands.keys());
    expectSame(event.identity, card.identity);
  }
  if (event.type === 'swapped') {
    const [a, b] = event.seats;
    const [one, other] = [cardAt(hands, a, event.cards[0]), cardAt(hands, b, event.cards[1])];
    one.knownTo = together(one.knownTo, b);
    other.knownTo = together(other.knownTo, a);
    (hands[a] as Card[])[event.cards[0]] = other;
    (hands[b] as Card[])[event.cards[1]] = one;
  }
  if (event.type === 'joinedBand') hands[event.seat] = [];
}

/** Every step of a game, with the cards as they lie by what was done and told. */
function withHands(game: CopsPlayout, check: (state: CopsState, hands: Hands) => void): void {
  let hands: Hands = [];
  let played = 0;
  everyStep(game, ({ state, events }, before) => {
    if (before) {
      answered(hands, cops.asked(before)?.seat ?? -1, game.match.moves[played] as CopsMove);
      events.forEach((event) => told(hands, event));
      played++;
    } else hands = dealtHands(state);
    check(state, hands);
  });
}

const ascending = (seats: ReadonlySet<number>) => [...seats].sort((one, other) => one - other);

test('D-02 D-14 everybody sees who knows which card: its owners, past and present, and who has looked', () => {
  gamesEverywhere().forEach((game) =>
    withHands(game, (state, hands) =>
      expectSame(
        publicView(state).seats.map(({ cards }) => cards.map(({ faceUp, knownTo }) => ({ faceUp, knownTo }))),
        hands.map((cards) => cards.map(({ faceUp, knownTo }) => ({ faceUp, knownTo: ascending(knownTo) }))),
      ),
    ),
  );
});

test('GC-09 a viewer sees what a card is exactly where they know it, or it lies open', () => {
  gamesEverywhere().forEach((game) =>
    withHands(game, (state, hands) =>
      ([...hands.keys(), 'table'] as const).forEach((viewer) =>
        expectSame(
          cops.view(state, viewer).seats.map(({ cards }) => cards.map(({ identity }) => identity)),
          hands.map((cards) =>
            cards.map(({ identity, faceUp, knownTo }) =>
              faceUp || (viewer !== 'table' && knownTo.has(viewer)) ? identity : null,
            ),
          ),
        ),
      ),
    ),
  );
});

test('GC-14 nobody looks at an open card, at their own, or at one of somebody disguised or out', () => {
  gamesEverywhere().forEach((game) =>
    everyStep(game, ({ events }, before) => {
      if (!before) return;
      const { seats } = publicView(before);
      events.forEach((event) => {
        if (event.type !== 'looked') return;
        const target = seats[event.target];
        expectSame(
          [
            event.target === event.seat,
            target?.status,
            target?.attached.includes('disguise'),
            target?.cards[event.card]?.faceUp,
          ],
          [false, 'cop', false, false],
        );
      });
    }),
  );
});

test('D.4 what a camera may turn up: hidden cards seen since the last window closed, where they were seen, undisguised', () => {
  gamesEverywhere().forEach((game) => {
    let seen: Card[] = [];
    let open: string | null = null;
    let played = 0;
    withHands(game, (state, hands) => {
      const events = game.steps[played]?.events ?? [];
      const move = game.match.moves[played - 1]?.type;
      const kind = cops.asked(state)?.kind ?? null;
      if (open && kind !== open && (move === 'pass' || move === 'withdraw')) {
        seen = [];
        open = null;
      }
      if (kind && isWindow(kind)) open = kind;
      const places = hands.flatMap((cards) => cards);
      events.forEach((event) => {
        if (event.type === 'looked') seen.push(cardAt(hands, event.target, event.card));
        if (event.type === 'swapped')
          event.seats.forEach((seat, at) => {
            const moved = cardAt(hands, seat, event.cards[at] ?? -1);
            seen = seen.filter((card) => card !== moved);
          });
        if (event.type === 'used' && event.equipment === 'flashbang')
          seen = seen.filter((card) => !hands[event.target]?.includes(card));
      });
      seen = seen.filter((card) => !card.faceUp && places.includes(card));
      const { seats, looks } = publicView(state);
      const wanted = hands.flatMap((cards, seat) =>
        seats[seat]?.attached.includes('disguise')
          ? []
          : cards.flatMap((card, at) => (seen.includes(card) ? [`${seat}.${at}`] : [])),
      );
      // With no holders there is no window that could close, and no camera.
      if (!seats.some(isHolder)) seen = looks.map(({ seat, card }) => cardAt(hands, seat, card));
      else expectSame(looks.map(({ seat, card }) => `${seat}.${card}`).sort(), wanted);
      played++;
    });
  });
});
