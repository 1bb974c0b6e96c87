/** On a phone Space presses what has the focus; only a browser needs this. */
export const pressedBySpace = (_press: (event: { readonly nativeEvent: unknown }) => void) => ({});
