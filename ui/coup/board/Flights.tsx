import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, interpolate, useAnimatedStyle } from 'react-native-reanimated';
import { accents, coin } from '../../../assets/art';
import { bomb } from '../../../assets/art/bomb';
import type { CoupEvent, Party, Role } from '../../../engine/coup';
import { Artwork } from '../../art/Artwork';
import { SmallBack, SmallFace } from '../../cards/SmallCards';
import { useProgress } from '../../motion/useProgress';
import { materials } from '../../theme/tokens';
import { flightsOf, type Flight, type Spot } from '../events';
import type { AnchorName } from './Anchor';
import { PartySign } from './PartySign';
import { Scorch } from './SmallCard';

/** In milliseconds, and the same whatever flies: how long a thing takes must tell nothing of what it is. */
const pace = { travel: 460, burning: 1100, turn: 520, betweenCoins: 55, betweenFlights: 170 } as const;
/** A pile of more looks like a pile. */
const mostSprites = 5;
const sizes = { coin: 22, card: 26, bomb: 30, party: 30, burning: 44 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the anchors lie, from the middle of the board. Measured, hence physical: the same in both directions. */
type Survey = ReadonlyMap<AnchorName, Point>;

interface FlightsProps {
  readonly events: readonly CoupEvent[];
  readonly board: () => View | null;
  readonly anchors: () => ReadonlyMap<AnchorName, View>;
  /** The board lies upside down. */
  readonly turned: boolean;
}

/** What has just happened, flying over a table on which it already has. A new key forgets what flew before. */
export function Flights({ events, board, anchors, turned }: FlightsProps) {
  const [flights] = useState(() => flightsOf(events));
  const [places, setPlaces] = useState<Survey | null>(null);
  useEffect(() => {
    let left = false;
    const table = board();
    if (table === null || flights.length === 0) return;
    void survey(table, anchors(), turned ? -1 : 1).then((found) => {
      if (!left) setPlaces(found);
    });
    return () => {
      left = true;
    };
  }, [flights, board, anchors, turned]);
  if (places === null) return null;
  return (
    <View style={styles.air} aria-hidden>
      {flights.map((flight, order) => (
        <Flying key={order} flight={flight} places={places} delay={order * pace.betweenFlights} />
      ))}
    </View>
  );
}

const middleOf = (node: View) =>
  new Promise<Point>((done) =>
    node.measureInWindow((x, y, width, height) => done({ x: x + width / 2, y: y + height / 2 })),
  );

async function survey(board: View, anchors: ReadonlyMap<AnchorName, View>, facing: 1 | -1): Promise<Survey> {
  const measured = await Promise.all(
    [...anchors].map(async ([name, node]) => [name, await middleOf(node)] as const),
  );
  const origin = await middleOf(board);
  return new Map(
    measured.map(([name, { x, y }]) => [name, { x: facing * (x - origin.x), y: facing * (y - origin.y) }]),
  );
}

const anchorOf = (kind: 'coins' | 'cards' | 'bomb', spot: Spot): AnchorName =>
  typeof spot === 'number' ? `${kind === 'cards' ? 'cards' : 'coins'}${spot}` : spot;

interface FlyingProps {
  readonly flight: Flight;
  readonly places: Survey;
  readonly delay: number;
}

function Flying({ flight, places, delay }: FlyingProps) {
  switch (flight.kind) {
    case 'burning': {
      // Where lost cards are only named, the fire burns in the middle of the hand.
      const at = places.get(`card${flight.seat}.${flight.card}`) ?? places.get(`cards${flight.seat}`);
      return at ? <Burning role={flight.role} at={at} delay={delay} /> : null;
    }
    case 'turncoat': {
      const at = places.get(`party${flight.seat}`);
      return at ? <Turncoat party={flight.party} at={at} delay={delay} /> : null;
    }
    case 'coins':
    case 'cards':
    case 'bomb': {
      const from = places.get(anchorOf(flight.kind, flight.from));
      const to = places.get(anchorOf(flight.kind, flight.to));
      if (!from || !to) return null;
      const count = flight.kind === 'bomb' ? 1 : Math.min(flight.count, mostSprites);
      return Array.from({ length: count }, (_, order) => (
        <Travelling key={order} from={from} to={to} delay={delay + order * pace.betweenCoins}>
          {pictures[flight.kind]}
        </Travelling>
      ));
    }
  }
}

const pictures: Readonly<Record<'coins' | 'cards' | 'bomb', ReactNode>> = {
  coins: <Artwork drawing={coin} width={sizes.coin} />,
  cards: <SmallBack width={sizes.card} />,
  bomb: <Artwork drawing={bomb} width={sizes.bomb} />,
};

interface TravellingProps {
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
  readonly children: ReactNode;
}

function Travelling({ from, to, delay, children }: TravellingProps) {
  const progress = useProgress(delay, pace.travel, Easing.linear);
  const style = useAnimatedStyle(() => {
    const passed = progress.get();
    const way = passed * passed * (3 - 2 * passed);
    const lift = -28 * Math.sin(Math.PI * way);
    return {
      opacity: interpolate(passed, [0, 0.08, 0.9, 1], [0, 1, 1, 0]),
      transform: [
        { translateX: from.x + (to.x - from.x) * way },
        { translateY: from.y + (to.y - from.y) * way + lift },
        { scale: 1 + 0.25 * Math.sin(Math.PI * way) },
      ],
    };
  });
  return <Animated.View style={[styles.sprite, style]}>{children}</Animated.View>;
}

interface PlacedProps {
  readonly at: Point;
  readonly delay: number;
}

/** It turns over, its edge glows, the fire eats its corners, and it fades into the one that lies there. */
function Burning({ role, at, delay }: PlacedProps & { readonly role: Role }) {
  const progress = useProgress(delay, pace.burning, Easing.linear);
  const whole = useAnimatedStyle(() => ({
    opacity: interpolate(progress.get(), [0, 0.03, 0.8, 1], [0, 1, 1, 0]),
    transform: [
      { translateX: at.x },
      { translateY: at.y },
      { scale: interpolate(progress.get(), [0, 0.2, 0.8, 1], [0.7, 1.25, 1.15, 0.8]) },
    ],
  }));
  const back = useAnimatedStyle(() => ({
    opacity: progress.get() < 0.15 ? 1 : 0,
    transform: [{ scaleX: interpolate(progress.get(), [0.03, 0.15], [1, 0], 'clamp') }],
  }));
  const face = useAnimatedStyle(() => ({
    opacity: progress.get() < 0.15 ? 0 : 1,
    transform: [{ scaleX: interpolate(progress.get(), [0.15, 0.28], [0, 1], 'clamp') }],
  }));
  const glow = useAnimatedStyle(() => ({
    opacity: interpolate(progress.get(), [0.3, 0.45, 0.55, 0.65, 0.85], [0, 1, 0.6, 1, 0]),
    transform: [{ scale: interpolate(progress.get(), [0.3, 0.85], [0.96, 1.12], 'clamp') }],
  }));
  const burnt = useAnimatedStyle(() => ({
    opacity: interpolate(progress.get(), [0.4, 0.7], [0, 1], 'clamp'),
  }));
  return (
    <Animated.View style={[styles.sprite, whole]}>
      <Animated.View style={[styles.glow, { borderColor: accents.anarchist.accent }, glow]} />
      <Animated.View style={face}>
        <SmallFace character={role} width={sizes.burning} />
        <Animated.View style={[StyleSheet.absoluteFill, burnt]}>
          <Scorch width={sizes.burning} />
        </Animated.View>
      </Animated.View>
      <Animated.View style={[StyleSheet.absoluteFill, back]}>
        <SmallBack width={sizes.burning} />
      </Animated.View>
    </Animated.View>
  );
}

/** The old sign turns round, and the new one is on its other side. */
function Turncoat({ party, at, delay }: PlacedProps & { readonly party: Party }) {
  const progress = useProgress(delay, pace.turn);
  const whole = useAnimatedStyle(() => ({
    opacity: interpolate(progress.get(), [0, 0.05, 0.85, 1], [0, 1, 1, 0]),
    transform: [
      { translateX: at.x },
      { translateY: at.y },
      { scale: interpolate(progress.get(), [0, 0.5, 1], [0.6, 1.5, 0.6]) },
    ],
  }));
  const before = useAnimatedStyle(() => ({
    opacity: progress.get() < 0.5 ? 1 : 0,
    transform: [{ scaleX: Math.max(0, 1 - 2 * progress.get()) }],
  }));
  const after = useAnimatedStyle(() => ({
    opacity: progress.get() < 0.5 ? 0 : 1,
    transform: [{ scaleX: Math.max(0, 2 * progress.get() - 1) }],
  }));
  return (
    <Animated.View style={[styles.sprite, whole]}>
      <Animated.View style={before}>
        <PartySign party={party === 'empire' ? 'resistance' : 'empire'} size={sizes.party} />
      </Animated.View>
      <Animated.View style={[StyleSheet.absoluteFill, after]}>
        <PartySign party={party} size={sizes.party} />
      </Animated.View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  /** Whatever flies is laid out in the middle of the board, and moved from there. */
  air: {
    position: 'absolute',
    inset: 0,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  sprite: { position: 'absolute' },
  glow: {
    position: 'absolute',
    inset: -4,
    borderWidth: 5,
    borderRadius: 8,
    backgroundColor: materials.brassLight,
  },
});
