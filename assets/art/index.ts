export { cardBack } from './cardBack';
export { coin } from './coin';
export { crest } from './crest';
export type { Drawing, Shape, Tone } from './drawing';
export { accents, emblems } from './emblems';
export { lamp } from './lamp';
export { mark } from './mark';
