import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { View } from 'react-native';
import type { Direction } from '../i18n/direction';

type Step = -1 | 1;

/** Left and right point at the screen, so they turn round with the language. */
const sideways: Readonly<Record<Direction, Readonly<Record<string, Step>>>> = {
  ltr: { ArrowRight: 1, ArrowLeft: -1 },
  rtl: { ArrowRight: -1, ArrowLeft: 1 },
};

const upAndDown: Readonly<Record<string, Step>> = { ArrowDown: 1, ArrowUp: -1 };

const radiosIn = (group: HTMLElement) =>
  Array.from(group.querySelectorAll<HTMLElement>('[role=radio]:not([aria-disabled=true])'));

let lookingRound = false;

/** Whether the choice is being made by an arrow key, which also chooses what it passes. */
export const isLookingRound = (): boolean => lookingRound;

const isChosen = (radio: HTMLElement) => radio.getAttribute('aria-checked') === 'true';

/** Tab comes to the chosen one, or to the first where nothing is chosen yet. */
function leaveOneStop(group: HTMLElement): void {
  const radios = radiosIn(group);
  const stop = radios.find(isChosen) ?? radios[0];
  for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1;
}

/** Keyboard behaviour that the web expects of a radio group. The order of the radios is read from the document. */
export function useRoving(direction: Direction) {
  const group = useRef<View>(null);
  useEffect(() => {
    const element = group.current as HTMLElement | null;
    if (element) leaveOneStop(element);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = sideways[direction][event.key] ?? upAndDown[event.key];
    const radios = radiosIn(event.currentTarget);
    const at = radios.findIndex((radio) => radio === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = radios.at((at + step) % radios.length);
    next?.focus();
    lookingRound = true;
    next?.click();
    lookingRound = false;
  };
  return { ref: group, onKeyDown };
}
