/** Nothing to do: on a phone what is out of reach says so by itself, though it can be pressed. */
export const useShut = (_shut: boolean, _shown: unknown): void => {};
