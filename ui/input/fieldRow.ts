import { useRef } from 'react';

/** The part of a text field that is used here. */
interface Field {
  readonly focus: () => void;
}

export interface InRow {
  readonly ref: (field: Field | null) => void;
  /** Null at the last one. */
  readonly onNext: (() => void) | null;
}

/** Fields by their ids, filled in one after the other: the keyboard's Next key leads to the following one. */
export function useFieldRow(ids: readonly number[]): (id: number) => InRow {
  const fields = useRef(new Map<number, Field>());
  return (id) => {
    const next = ids[ids.indexOf(id) + 1];
    return {
      ref: (field) => {
        if (field) fields.current.set(id, field);
        else fields.current.delete(id);
      },
      onNext: next === undefined ? null : () => fields.current.get(next)?.focus(),
    };
  };
}
