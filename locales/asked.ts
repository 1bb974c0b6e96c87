/** What people write when they look for something in the rules of a game, in one language. */
export interface Asked {
  /** Words that tell no question from another, in any spelling. */
  readonly small: string;
  /** In each line, words that stand for one another. */
  readonly alike: readonly string[];
  /** What people call a matter for which a rulebook has other words, by its keyword in `rulebooks/anchors.ts`. */
  readonly matters: Readonly<Record<string, string>>;
}
