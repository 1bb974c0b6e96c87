import { coup } from '../../../../engine/coup';
import { copsScreens } from '../../../../ui/cops/screens';
import { coupScreens } from '../../../../ui/coup/screens';
import { translatorOf } from '../../../../ui/i18n/translations';
import { sinceYourTurn } from '../../../../ui/match/picture/sinceYourTurn';
import { at } from '../../../engine/cops/support/play';
import { names, played, stateAt } from '../../coup/log/exchange';

const t = translatorOf('en');
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const last = played.steps.length - 1;
/** Whose turn it is in the end. */
const now = stateAt(last).turn;

const since = (own: number, upTo = last) =>
  sinceYourTurn(t, {
    ...{ screens: coupScreens, names, own },
    view: coup.view(stateAt(upTo), own),
    past: { steps: played.steps.slice(0, upTo + 1), turnAt: (step) => stateAt(step).turn },
  }).map(plain);

test('it is told once one’s turn has come, and to nobody else', () => {
  const others = names.map((_, seat) => seat).filter((seat) => seat !== now);
  for (const seat of others) expect(since(seat)).toEqual([]);
});

test('it is what the others claimed since', () => {
  expect(since(now)).toEqual([
    'Sara claims the Ambassador and calls for an exchange of cards.',
    'Дан takes income: one coin.',
  ]);
});

test('before anything has happened there is nothing to tell', () => {
  expect(since(stateAt(0).turn, 0)).toEqual([]);
});

test('GC-14: once something has come of one’s turn, what was before is no news any more', () => {
  const dealt = at('base');
  const over = dealt.play('0 investigate 1.0, nobody stirs');
  const again = over.play('1 investigate 0.0, 2 investigate 0.0, 3 investigate 0.0, nobody stirs');
  const looked = again.play('0 investigate 2.0, all pass');
  const plays = [dealt, over, again, looked];
  const told = (upTo: number) =>
    sinceYourTurn(t, {
      ...{ screens: copsScreens, names: ['Sara', 'Noa', 'Dan', 'Ali'], own: 0 },
      view: (plays[upTo] ?? looked).view(0),
      past: {
        steps: plays
          .slice(0, upTo + 1)
          .map(({ events }, step) => ({ events: events.slice(plays[step - 1]?.events.length ?? 0) })),
        turnAt: (step) => (plays[step] ?? looked).view(0).turn,
      },
    });
  expect(looked.view(0)).toMatchObject({ turn: 0, declared: null });
  expect(told(2)).not.toEqual([]);
  expect(told(3)).toEqual([]);
});
