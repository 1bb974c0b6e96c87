/** A row for each kind of word, in the order of `wordKinds`. */
export type Weights = readonly (readonly number[])[];

/** What each trait weighs, kind by kind of word in the order of `wordKinds`, in log-odds. Fitted by the laboratory. */
export interface WordTable {
  /** People, and whoever else is not known. */
  readonly anybody: Weights;
  readonly levels: Readonly<Record<string, Weights>>;
  /** What is added for a face, by the name of the bot: `sharp:liar`, or `sharp?` where the face is a secret. */
  readonly faces: Readonly<Record<string, Weights>>;
}
