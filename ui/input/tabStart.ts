/** On a phone the system moves the focus; only a browser needs this. */
export const useTabStart = (_page: number) => ({});
