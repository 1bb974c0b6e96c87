/** How a game is played: by people who pass the phone round, or by one person against bots. */
export const ways = ['together', 'alone'] as const;

export type Way = (typeof ways)[number];

export const isWay = (word: string | undefined): word is Way => ways.some((way) => way === word);

/** The way a table plays, by who has sat down at it. */
export const wayOf = (players: readonly { readonly bot?: string | null }[]): Way =>
  players.filter(({ bot }) => (bot ?? null) === null).length === 1 ? 'alone' : 'together';
