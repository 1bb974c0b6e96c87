export const hearAnswerKeys = (): void => {};

/** A phone has no keys to answer with, and none to write beside an answer. */
export const useAnswerKey = (_number: number | undefined, _press: unknown, _shown: unknown): number | null =>
  null;
