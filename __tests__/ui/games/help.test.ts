import { copsScreens } from '../../../ui/cops/screens';
import { coupScreens } from '../../../ui/coup/screens';

test.each([
  ['Coup', coupScreens],
  ['Good Cop Bad Cop', copsScreens],
] as const)('%s says in its menu what all its help is for, and of no other', (_, { words, Counsel }) => {
  const helps = { hints: words.hints !== undefined, coach: Counsel !== undefined };
  const described = { hints: words.help?.hints !== undefined, coach: words.help?.coach !== undefined };
  expect(described).toEqual(helps);
});
