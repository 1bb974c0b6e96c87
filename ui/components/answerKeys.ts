import type { View } from 'react-native';

/** A phone has no keys to answer with. */
export const useAnswerKey = (
  _number: number | undefined,
  _press: (by: { readonly nativeEvent: unknown }) => void,
): { readonly ref?: (node: View | null) => void; readonly hint: number | null } => ({ hint: null });
