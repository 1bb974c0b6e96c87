/** Every rule and ruling of the book is proven somewhere, or it says here why no program can. */
import { join } from 'node:path';
import { idsOf } from '../../../support/ruleIds';
import { everyRuleIsProven, testsIn } from '../../support/provenRules';

test('the document has the rules of both games, and their rulings', () => {
  expect(idsOf('cops.md')).toEqual(expect.arrayContaining(['GC-37', 'GC-V21', 'D-14', 'V-23']));
});

everyRuleIsProven({
  document: 'cops.md',
  files: [__dirname, join(__dirname, 'cards'), join(__dirname, '..', 'properties')].flatMap(testsIn),
  beyondPrograms: {
    'GC-01': 'a component: the side of a board',
    'GC-V02': 'a component: the side of a board',
  },
});
