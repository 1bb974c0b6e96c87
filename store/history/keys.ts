/** What the key of every kept game begins with. */
export const gamesBeginning = 'underTheTable.past.';
