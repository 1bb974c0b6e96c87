import { cops } from '../../../../engine/cops';
import { everyQuestionIsAsked } from '../../support/questions';
import { questions } from '../support/questions';

everyQuestionIsAsked(cops, questions, {
  arrange: { seat: 0, secret: true },
  act: { seat: 0, secret: true },
  beforeAction: { seat: 1, secret: false },
  afterShot: { seat: 1, secret: false },
  atDeath: { seat: 2, secret: false },
  afterAction: { seat: 1, secret: false },
  use: { seat: 2, secret: true },
  reveal: { seat: 0, secret: true },
  keep: { seat: 0, secret: true },
  look: { seat: 3, secret: true },
  aim: { seat: 0, secret: false },
  deflect: { seat: 2, secret: false },
});
