import { Text } from '../../ui/components/Text';

it('screens are compiled by the React Compiler, as they are when shipped', () => {
  expect(String(Text)).toMatch(/compilerRuntime/i);
});
