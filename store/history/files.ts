/** A game on its way to another device, or to a drawer. */
export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** Walking away from the question is no failure. */
export type Sent = 'sent' | 'left' | 'failed';

export type Picked =
  { readonly status: 'picked'; readonly text: string } | { readonly status: 'left' | 'tooLarge' | 'failed' };
