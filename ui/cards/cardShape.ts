/** Cards have the proportions of a bridge card. */
export const cardHeight = (width: number) => Math.round(width * 1.4);

export const cardRadius = (width: number) => Math.max(6, Math.round(width * 0.06));
