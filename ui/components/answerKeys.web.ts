import { useEffect, useEffectEvent, useRef } from 'react';
import type { View } from 'react-native';
import { create } from 'zustand';

interface Waiting {
  readonly number: number;
  readonly node: () => Element | null;
  readonly press: (by: { readonly nativeEvent: unknown }) => void;
}

/** All answers that have a number, the latest last. */
const waiting: Waiting[] = [];

/** Whether somebody answers by keys here: only then are the numbers written beside the answers. */
const useKeys = create(() => ({ used: false }));

let hears = false;

function hear(): void {
  if (hears) return;
  hears = true;
  window.addEventListener('keydown', onKey);
  window.addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType === 'touch') useKeys.setState({ used: false });
  });
}

function onKey(event: KeyboardEvent): void {
  useKeys.setState({ used: true });
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  if (
    digit === undefined ||
    event.repeat ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isTyping(event)
  )
    return;
  // What lies over the page is answered first, and nothing below it.
  const over = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
  waiting
    .findLast(({ number, node }) => number === Number(digit) && over.contains(node()))
    ?.press({ nativeEvent: event });
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The key with this number presses it, wherever the focus is. */
export function useAnswerKey(
  number: number | undefined,
  press: (by: { readonly nativeEvent: unknown }) => void,
): { readonly ref: (node: View | null) => void; readonly hint: number | null } {
  const node = useRef<Element | null>(null);
  const pressed = useEffectEvent(press);
  const used = useKeys((keys) => keys.used);

  useEffect(() => {
    if (number === undefined || number > 9) return undefined;
    hear();
    const mine: Waiting = { number, node: () => node.current, press: (by) => pressed(by) };
    waiting.push(mine);
    return () => void waiting.splice(waiting.indexOf(mine), 1);
  }, [number]);

  return {
    // React Native for the web hands out the element itself.
    ref: (view) => {
      node.current = view as unknown as Element | null;
    },
    hint: used && number !== undefined && number <= 9 ? number : null,
  };
}
