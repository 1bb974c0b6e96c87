export { cardBack } from './cardBack';
export { coin } from './coin';
export { crest } from './crest';
export { diamond } from './diamond';
export type { Drawing, Shape, Tone } from './drawing';
export { accents, emblems } from './emblems';
export { gun } from './gun';
export { lamp } from './lamp';
export { mark } from './mark';
