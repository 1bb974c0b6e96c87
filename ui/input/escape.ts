/** On a phone there is no such key. */
export const useEscape = (_leave: () => void): void => {};
