import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import type { Seat } from '../../engine/core';
import type { SeatPress } from './GameScreens';

/** The seats that the question offers now, each pressed like its row there; none while no seat is asked for. */
export type Targets = ReadonlyMap<Seat, SeatPress>;

/** How a seat looks while seats are offered: it can be chosen, or it cannot. */
export type SeatLight = 'offered' | 'dimmed';

export function lightAt(targets: Targets, seat: Seat): SeatLight | null {
  if (targets.size === 0) return null;
  const target = targets.get(seat);
  return target && !target.shut ? 'offered' : 'dimmed';
}

type Collect = Dispatch<SetStateAction<Targets>>;

/** For rows whose seats are not pressed like them. */
export const uncollected: Collect = () => {};

/** A question below this tells by it which seats it offers. */
export const CollectTargets = createContext(uncollected);

export const noTargets: Targets = new Map();

/** For whatever shows the seats and the question. */
export function useTargets() {
  const [targets, collect] = useState(noTargets);
  return { targets, collect };
}

interface SeatRowTouches {
  readonly label: string;
  readonly onPress: () => void;
  readonly onHold?: (() => void) | undefined;
  readonly shut?: boolean;
}

/** While this is mounted, the seat is pressed like the row that calls it. */
export function useAsTarget(seat: Seat, { label, onPress, onHold, shut = false }: SeatRowTouches): void {
  const collect = use(CollectTargets);
  const act = useEffectEvent(onPress);
  const hold = useEffectEvent(() => onHold?.());
  const canBeHeld = onHold !== undefined;

  useEffect(() => {
    const target: SeatPress = {
      label,
      shut,
      act: () => act(),
      ...(canBeHeld ? { hold: () => hold() } : {}),
    };
    collect((targets) => new Map(targets).set(seat, target));
    return () => collect((targets) => (targets.get(seat) === target ? without(targets, seat) : targets));
  }, [collect, seat, label, shut, canBeHeld]);
}

function without(targets: Targets, seat: Seat): Targets {
  const rest = new Map(targets);
  rest.delete(seat);
  return rest;
}

/** The same for an answer that has no row of its own. */
export function AsTarget({ seat, ...row }: SeatRowTouches & { readonly seat: Seat }) {
  useAsTarget(seat, row);
  return null;
}
