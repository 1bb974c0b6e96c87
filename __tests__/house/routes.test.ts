/** Every file below app/ becomes an address, so nothing but pages lies there. */
import { sourcesIn, read } from '../support/ruleIds';

test('every file below app/ is a page', () => {
  const files = sourcesIn('app');
  expect(files).toContain('app/index.tsx');
  expect(files.filter((file) => !/^export default /m.test(read(file)))).toEqual([]);
});
