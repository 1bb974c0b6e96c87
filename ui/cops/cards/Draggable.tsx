import { useRef, useState, type ReactNode } from 'react';
import { View, type GestureResponderEvent } from 'react-native';

interface Way {
  readonly dx: number;
  readonly dy: number;
}

interface DraggableProps {
  readonly onPlaced: (place: Place) => void;
  readonly onDropped: (way: Way) => void;
  readonly children: ReactNode;
}

/** Less is a tap by a trembling hand; and what goes up or down scrolls. */
const farEnough = 10;

/** Follows a finger or a mouse that draws it sideways, and goes back when it is let go. Taps go through to what it holds. */
export function Draggable({ onPlaced, onDropped, children }: DraggableProps) {
  const start = useRef({ x: 0, y: 0 });
  const [way, setWay] = useState<Way | null>(null);
  const wayTo = ({ nativeEvent }: GestureResponderEvent): Way => ({
    dx: nativeEvent.pageX - start.current.x,
    dy: nativeEvent.pageY - start.current.y,
  });
  return (
    <View
      onLayout={({ nativeEvent }) => onPlaced(nativeEvent.layout)}
      onStartShouldSetResponderCapture={({ nativeEvent }) => {
        start.current = { x: nativeEvent.pageX, y: nativeEvent.pageY };
        return false;
      }}
      onMoveShouldSetResponderCapture={(touch) => {
        const { dx, dy } = wayTo(touch);
        return Math.abs(dx) > farEnough && Math.abs(dx) > Math.abs(dy);
      }}
      onResponderTerminationRequest={() => false}
      onResponderMove={(touch) => setWay(wayTo(touch))}
      onResponderTerminate={() => setWay(null)}
      onResponderRelease={(touch) => {
        setWay(null);
        onDropped(wayTo(touch));
      }}
      // What is dragged is physical: it follows the finger in every language.
      style={way && { zIndex: 1, transform: [{ translateX: way.dx }, { translateY: way.dy }] }}
    >
      {children}
    </View>
  );
}

/** Where something lies among its neighbours. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The place on which the middle of a card comes to lie that has been dragged so far; null on none but its own. */
export function droppedOn(
  places: readonly (Place | undefined)[],
  from: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): number | null {
  const own = places[from];
  if (!own) return null;
  const x = own.x + own.width / 2 + dx;
  const y = own.y + own.height / 2 + dy;
  const on = places.findIndex(
    (place) =>
      place && x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height,
  );
  return on < 0 || on === from ? null : on;
}
