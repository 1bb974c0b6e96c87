/** Every word that belongs to no game, by language. */
export { en } from './en';
export { fa } from './fa';
export { he } from './he';
export { ru } from './ru';
