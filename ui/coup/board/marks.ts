/** What a seat has answered, or has yet to, while the table is asked. */
export type SeatMark = 'toAnswer' | 'passes' | 'challenges' | 'blocks' | 'thinking';
