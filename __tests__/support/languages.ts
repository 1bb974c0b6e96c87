import { languages, type Language } from '../../store/languages';

/**
 * What is drawn is the same in any language but for its direction: one of each shows it. `npm run test:all` draws all.
 * What they say is compared in all four, in `__tests__/locales`.
 */
export const eachDirection: readonly Language[] = process.env.TEST_ALL ? languages : ['fa', 'en'];
