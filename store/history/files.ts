/** A game on its way to another device, or to a drawer. */
export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** A picture on its way to friends. */
export interface PictureFile {
  readonly name: string;
  /** A PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Walking away from the question is no failure. */
export type Sent = 'sent' | 'left' | 'failed';

export type Picked =
  { readonly status: 'picked'; readonly text: string } | { readonly status: 'left' | 'tooLarge' | 'failed' };
