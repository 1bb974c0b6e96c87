/** The coach beside a question, for somebody who wants it and looks alone. */
import type { TFunction } from 'i18next';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { coup } from '../../../../engine/coup';
import type { Language } from '../../../../store/languages';
import { changeSettings } from '../../../../store/settings';
import { coupScreens } from '../../../../ui/coup/screens';
import { Counselled } from '../../../../ui/match/question/Hints';
import { Decision } from '../../../../ui/match/question/Decision';
import { at, type Play } from '../../../engine/coup/support/play';
import { shown } from '../../replay/support';
import { rolesHeard, wordsOnScreen } from '../decisions/asked';

const names = ['Sara', 'Noa', 'Dan'];

/** The asked seat has the question before it, and nobody else looks. */
function askedAlone({ state, events }: Play, language: Language = 'en', coach = true) {
  const asked = coup.asked(state);
  if (!asked) throw new Error('Nobody is asked.');
  const view = coup.view(state, asked.seat);
  const moves = coup.moves(state);
  const t = shown(
    language,
    <Counselled
      {...{ view, names, moves }}
      screens={coupScreens}
      witnessed={events.map((event) => coup.witness(event, asked.seat))}
    >
      <Decision
        {...{ view, names, moves }}
        screens={coupScreens}
        kind={asked.kind}
        led={[]}
        onMove={() => {}}
      />
    </Counselled>,
  );
  act(() => changeSettings({ coach }));
  return t;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** It works in slices, and would not stop before there is nothing left to weigh. */
const weighed = () => act(() => jest.runAllTimers());

/** What the line says once the coach has weighed everything; a touch on it opens the rest. */
function lineOf(t: TFunction) {
  weighed();
  const name = new RegExp(t('coup.coach.more', { line: '' }).split('\u2069')[1] ?? '');
  return screen.getByRole('button', { name });
}

const duel = at('hebrew', { hands: ['captain contessa', 'duke (duke)'], coins: [7, 9] });
const lie = at('hebrew', { hands: ['captain contessa', 'duke duke', 'assassin (duke)'] }).play('0 tax');

test('beside the actions it says which looks best, and what each is worth', () => {
  lineOf(askedAlone(duel));
  expect(rolesHeard('button')).toContain('Coach: “Coup, against Noa” looks best. Read why.');
  expect(rolesHeard('button').filter((name) => name.includes('chance to win'))).not.toEqual([]);
  expect(wordsOnScreen()).toContain('100%');
});

test('FC-35: before a certain lie it says so, and why at a touch', () => {
  const t = askedAlone(lie);
  const line = lineOf(t);
  expect(wordsOnScreen()).toContain('Coach: 0% likely to be true');
  expect(wordsOnScreen()).not.toContain('It cannot be true.');
  fireEvent.press(line);
  expect(wordsOnScreen()).toContain('It cannot be true.');
  expect(wordsOnScreen()).toContain(t('coup.coach.noneUnseen'));
  expect(wordsOnScreen()).toContain('Sara, Duke: by the cards and by how they play, 0% likely to be true.');
});

test('FC-35: with hints as well, one line says what cards and what play make likely; the rest at a touch', () => {
  const t = askedAlone(lie);
  act(() => changeSettings({ hints: true }));
  const line = lineOf(t);
  expect(wordsOnScreen()).toContain('True? By the cards 0%, by how they play 0%');
  expect(wordsOnScreen()).not.toContain('By the cards, this is certainly a bluff.');
  fireEvent.press(line);
  expect(wordsOnScreen()).toContain('By the cards, this is certainly a bluff.');
});

test('somebody who does not want it never hears it', () => {
  askedAlone(duel, 'en', false);
  weighed();
  expect(wordsOnScreen().some((words) => words.startsWith('Coach'))).toBe(false);
});

test('FC-12: of one’s own cards it says which to lose', () => {
  lineOf(
    askedAlone(
      at('persian', { hands: ['assassin duke', 'duke contessa', 'captain captain'], coins: [3] }).play(
        '0 assassinate 1, 1 challenge, 0 prove',
      ),
    ),
  );
  expect(rolesHeard('button')).toContain('Coach: “Lose the Duke” looks best. Read why.');
});

test('whether to prove is left to the player', () => {
  askedAlone(
    at('hebrew', { hands: ['captain contessa', 'duke duke', 'assassin assassin'] }).play(
      '0 tax, 1 challenge',
    ),
  );
  weighed();
  expect(wordsOnScreen().some((words) => words.startsWith('Coach'))).toBe(false);
});
