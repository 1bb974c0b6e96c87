/** Every word the app says, by language. */
export { en } from './en';
export { fa } from './fa';
export { he } from './he';
export { ru } from './ru';
