/** The height of a card, in widths: that of a bridge card. */
export const cardShare = 1.4;

export const cardHeight = (width: number) => Math.round(width * cardShare);

export const cardRadius = (width: number) => Math.max(6, Math.round(width * 0.06));
