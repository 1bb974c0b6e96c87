/** How giving something away went: given, copied for lack of anybody to give it to, thought better of, or not possible. */
export type Shared = 'sent' | 'copied' | 'left' | 'failed';
