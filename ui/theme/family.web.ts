/** A browser looks for the letters a font lacks in its serif; here they come from the plain one. */
export const fontFamily = (family: string): string => `${family}, system-ui, sans-serif`;
