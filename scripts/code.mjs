// @ts-check
// What TypeScript and ESLint say of the code. They read it together: apart, each would ask for every type anew.
import { ESLint } from 'eslint';
import { checkTypes } from './lib/types.mjs';

const { programs, complaints } = checkTypes();
const eslint = new ESLint({
  // It is checked by itself: `npm run lab`.
  ignorePatterns: ['lab/**'],
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { programs, projectService: false } },
  },
});
const results = await eslint.lintFiles('.');
const { format } = await eslint.loadFormatter();
console.log(complaints + (await format(results)));
process.exitCode = complaints === '' && results.every(({ messages }) => messages.length === 0) ? 0 : 1;
