/** The name a loaded font goes by. Letters it lacks are found by the system. */
export const fontFamily = (family: string): string => family;
