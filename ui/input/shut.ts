import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Nothing to do: on a phone `aria-disabled` works for what can be pressed as well. */
export const useShut = (_shut: boolean, _shown: RefObject<View | null>): void => {};
