export const past = {} as const;
