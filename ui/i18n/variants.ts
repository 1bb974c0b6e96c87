import { games } from '../../locales/en/games';

/** `coup.variants.russian`: every variant of every game that has a title. */
type Variant = {
  [Game in keyof typeof games]: `${Game}.variants.${keyof (typeof games)[Game]['variants'] & string}`;
}[keyof typeof games];

const known: ReadonlySet<string> = new Set(
  Object.entries(games).flatMap(([game, { variants }]) =>
    Object.keys(variants).map((variant) => `${game}.variants.${variant}`),
  ),
);

const isVariant = (key: string): key is Variant => known.has(key);

/** Where the title of a game's variant stands below `games`, if this version of the app knows it. */
export function variantOf(game: string, variant: string): Variant | null {
  const key = `${game}.variants.${variant}`;
  return isVariant(key) ? key : null;
}
