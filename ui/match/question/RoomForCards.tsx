import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { RoomContext, ScrolledContext } from '../../components/PointedScroll';

/** Where a question stands: beside or below the stage, or on a page of its own. */
export const QuestionPlace = createContext<'stage' | 'secret'>('secret');

/** From where cards begin to the lower edge of what is in sight, in points. */
export interface CardsRoom {
  readonly across: number;
  readonly height: number;
}

interface Begun {
  readonly top: number;
  readonly across: number;
}

/** A browser tells whole points, rounded up. */
const rounded = 1;

interface RoomForCardsProps {
  /** Null while nobody has measured. */
  readonly children: (room: CardsRoom | null) => ReactNode;
}

/** Lets cards be as large as the page has room for below whatever stands above them. */
export function RoomForCards({ children }: RoomForCardsProps) {
  const scrolled = use(ScrolledContext);
  const { room } = use(RoomContext);
  const ref = useRef<View>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const measure = () => {
    const content = scrolled?.content.current;
    if (content)
      ref.current?.measureLayout(content, (_, top, across) => {
        if (top !== begun?.top || across !== begun.across) setBegun({ top, across });
      });
  };
  // What stands above may have changed with any render.
  useEffect(measure);
  return (
    <View ref={ref} onLayout={measure} collapsable={false}>
      {children(begun && room > 0 ? { across: begun.across - rounded, height: room - begun.top } : null)}
    </View>
  );
}
