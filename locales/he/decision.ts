export const decision = {} as const;
