/** Every rule and ruling of the four books is proven somewhere, or it says here why no program can. */
import { join } from 'node:path';
import { idsOf } from '../../../support/ruleIds';
import { everyRuleIsProven, testsIn } from '../../support/provenRules';

test('the document has rules of every book, their differences and rulings', () => {
  expect(idsOf('coup.md')).toEqual(
    expect.arrayContaining([
      ...['FC-01', 'FP-01', 'FP-R01', 'FP-I01', 'FP-N01', 'FP-A01'],
      ...['RU-01', 'HE-01', 'B1', 'C-01'],
    ]),
  );
});

everyRuleIsProven({
  document: 'coup.md',
  files: [
    join(__dirname, '..', 'examples.test.ts'),
    ...testsIn(__dirname),
    ...testsIn(join(__dirname, '..', 'properties')),
  ],
  beyondPrograms: {
    'FC-04': 'a component: the rulebook in the box',
    'FC-08': 'a component: summary cards on the table',
    'FC-46': 'talk between people; nothing in the game lets cards be shown or coins be given',
    'FP-05': 'a component: summary cards on the table',
    'FP-36': 'talk between people, as FC-46',
    'FP-N02': 'advice: long waits with many players',
    'RU-04': 'advice: study the actions first',
    'RU-31': 'talk between people, as FC-46',
    'C-48': 'a word of the interface: how the conversion is called',
  },
});
