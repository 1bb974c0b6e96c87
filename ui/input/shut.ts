import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Nothing to do: on a phone what is out of reach says so by itself, though it can be pressed. */
export const useShut = (_shut: boolean, _shown: RefObject<View | null>): void => {};
