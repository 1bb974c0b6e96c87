/** As `seed.ts`, from the browser's better chance. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
