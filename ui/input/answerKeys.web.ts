import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { View } from 'react-native';
import { create } from 'zustand';

interface Waiting {
  readonly number: number;
  readonly shown: RefObject<View | null>;
  readonly press: Press;
}

type Press = (by: { readonly nativeEvent: unknown }) => void;

/** What is written on the keys of the first row, from the left: no question has more answers than that. */
const row = '1234567890-';

/** The place in that row of the key that was pressed; 0 for any other key. */
function numberOf(code: string): number {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return row.indexOf(code === 'Minus' ? '-' : (digit ?? ' ')) + 1;
}

/** All mounted answers that have a number, the latest last. */
const waiting: Waiting[] = [];

/** Whether somebody uses a keyboard: only then the numbers stand beside the answers. */
const useKeys = create(() => ({ used: false }));

export function hearAnswerKeys(): void {
  window.addEventListener('keydown', onKey);
  window.addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType === 'touch') useKeys.setState({ used: false });
  });
}

function onKey(event: KeyboardEvent): void {
  useKeys.setState({ used: true });
  const pressed = numberOf(event.code);
  if (pressed === 0 || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
    return;
  // If a dialog is open, keys reach only what is inside it.
  const over = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
  waiting
    .findLast(({ number, shown }) => number === pressed && over.contains(elementOf(shown)))
    ?.press({ nativeEvent: event });
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** React Native for the web hands out the element itself. */
const elementOf = ({ current }: RefObject<View | null>) => current as unknown as Element | null;

/** Lets the number key press the answer wherever the focus is. Returns what is written on the key, to show beside it. */
export function useAnswerKey(
  number: number | undefined,
  press: Press,
  shown: RefObject<View | null>,
): string | null {
  const pressed = useEffectEvent(press);
  const used = useKeys((keys) => keys.used);

  useEffect(() => {
    if (number === undefined) return undefined;
    const mine: Waiting = { number, shown, press: (by) => pressed(by) };
    waiting.push(mine);
    return () => void waiting.splice(waiting.indexOf(mine), 1);
  }, [number, shown]);

  return used && number !== undefined ? (row[number - 1] ?? null) : null;
}
