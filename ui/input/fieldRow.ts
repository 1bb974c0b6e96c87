import { useRef } from 'react';

/** As much of a field as leading from one to the next needs. */
interface Field {
  readonly focus: () => void;
}

export interface InRow {
  readonly ref: (field: Field | null) => void;
  /** Null at the last one. */
  readonly onNext: (() => void) | null;
}

/** Fields that are filled in one after the other, by their ids: the keyboard's own key leads on, and leaves the last one. */
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
