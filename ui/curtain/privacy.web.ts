/** A browser offers no such guard; there the curtain is the only one. */
export const guardScreen = () => () => undefined;
