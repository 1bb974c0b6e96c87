import { differenceIn } from '../../train/compare';
import { everyCoupSetup } from '../../../tools/coupSetups';

test('the table that training plays on goes move by move as the engine, by every book and option', () => {
  const differences = everyCoupSetup.flatMap((setup, number) => {
    const first = number % setup.players;
    return differenceIn({ ...setup, first }, number) ?? [];
  });
  expect(differences).toEqual([]);
});
