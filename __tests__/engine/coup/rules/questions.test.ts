import { coup } from '../../../../engine/coup';
import { everyQuestionIsAsked } from '../../support/questions';
import { questions } from '../support/questions';

everyQuestionIsAsked(
  coup,
  questions.filter(([kind]) => kind !== 'over'),
  {
    draft: { seat: 0, secret: true },
    side: { seat: 0, secret: false },
    act: { seat: 0, secret: true },
    challenge: { seat: 1, secret: false },
    block: { seat: 1, secret: false },
    prove: { seat: 0, secret: true },
    lose: { seat: 1, secret: true },
    keep: { seat: 0, secret: true },
    show: { seat: 1, secret: true },
    examine: { seat: 0, secret: true },
    bomb: { seat: 1, secret: false },
    redirect: { seat: 1, secret: false },
  },
);

test('over: nobody is asked', () => {
  const over = questions.find(([kind]) => kind === 'over')?.[1];
  expect(over?.view('table').asked).toBeNull();
  expect(over?.winner).toBe(0);
});
