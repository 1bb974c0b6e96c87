import type { RefObject } from 'react';
import type { View } from 'react-native';

export const hearAnswerKeys = (): void => {};

/** A phone has no keys to answer with, and none to write beside an answer. */
export const useAnswerKey = (
  _number: number | undefined,
  _press: (by: { readonly nativeEvent: unknown }) => void,
  _shown: RefObject<View | null>,
): string | null => null;
