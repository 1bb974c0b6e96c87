/** A rulebook is compiled when it is imported (`scripts/lib/bookModule.js`). */
declare module '*.md' {
  import type { BookText } from './locales/rulebooks/text';
  export const text: BookText;
}
/** Metro makes an asset of each of these files, and gives its number. */
declare module '*.ttf' {
  const asset: number;
  export default asset;
}
declare module '*.wav' {
  const asset: number;
  export default asset;
}
