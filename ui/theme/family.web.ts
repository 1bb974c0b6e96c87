/** For letters that a font lacks, a browser would fall back to a serif font. */
export const fontFamily = (family: string): string => `${family}, system-ui, sans-serif`;
