import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { View } from 'react-native';

const itemsIn = (menu: HTMLElement) => Array.from(menu.querySelectorAll<HTMLElement>('[role=menuitem]'));

function leaveOneStop(items: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

/** The index of the item to which a key leads. */
const ways: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Keyboard behaviour that the web expects of a menu: Tab stops once, and arrows move inside. */
export function useMenuKeys() {
  const menu = useRef<View>(null);
  useEffect(() => {
    const element = menu.current as HTMLElement | null;
    if (!element) return;
    const items = itemsIn(element);
    leaveOneStop(items, items.find((item) => item === document.activeElement) ?? items[0]);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = ways[event.key];
    const items = itemsIn(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    if (!way || at < 0) return;
    event.preventDefault();
    const next = items[way(at, items.length)];
    leaveOneStop(items, next);
    next?.focus();
  };
  return { ref: menu, onKeyDown };
}
