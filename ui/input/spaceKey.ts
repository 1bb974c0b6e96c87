/** A phone's keyboards press whatever has the focus; only a browser is choosy. */
export const pressedBySpace = (_press: (event: { readonly nativeEvent: unknown }) => void) => ({});
