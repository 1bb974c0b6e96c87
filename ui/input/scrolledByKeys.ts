/** For something that scrolls and holds nothing to press: in a browser a keyboard must be able to reach it. */
export const scrolledByKeys = process.env.EXPO_OS === 'web' ? ({ tabIndex: 0 } as const) : {};
