/** The name of a loaded font. The system supplies letters that it lacks. */
export const fontFamily = (family: string): string => family;
