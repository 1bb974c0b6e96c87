import { create } from 'zustand';
import { whenChangedElsewhere } from './elsewhere';
import type { Entry } from './entry';
import type { Remembered } from './notices';
import { recall, revise } from './remember';

/** A remembered value for whoever shows it, and the only way to change it. What another window has changed is followed. */
export function keptStore<Value>(of: Remembered, entry: Entry<Value>, otherwise: () => Value) {
  const useKept = create<Value>(() => recall(of, entry, otherwise));
  const show = (value: Value): void => useKept.setState(value, true);
  whenChangedElsewhere(entry.key, () => show(recall(of, entry, useKept.getState)));
  return {
    useKept,
    change: (changed: (now: Value) => Value): void =>
      show(revise(of, entry, useKept.getState, changed).value),
  };
}
