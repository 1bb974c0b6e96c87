import type { ComponentType, ReactNode } from 'react';
import type { Later } from './later';
import { Missing } from './Missing';
import { useLater } from './useLater';
import { Waiting } from './Waiting';

interface WhenHereProps<T> {
  readonly part: Later<T>;
  readonly children: (value: T) => ReactNode;
}

/** Shows what is made of a part: in the same frame if it is here, otherwise as soon as it has come. */
export function WhenHere<T>({ part, children }: WhenHereProps<T>) {
  const arrival = useLater(part);
  switch (arrival.is) {
    case 'here':
      return children(arrival.value);
    case 'missing':
      return <Missing part={part} />;
    case 'awaited':
      return <Waiting />;
  }
}

/** A page as Expo Router wants it, of a page that comes later. */
export function latePage(part: Later<ComponentType>): ComponentType {
  return function LatePage() {
    return <WhenHere part={part}>{(Page) => <Page />}</WhenHere>;
  };
}
