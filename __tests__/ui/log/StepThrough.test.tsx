import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react-native';
import type { Language } from '../../../store/languages';
import { Text } from '../../../ui/components/Text';
import { StepThrough } from '../../../ui/log/StepThrough';
import { eachDirection } from '../../support/languages';
import { shown } from '../replay/support';

const turns = [0, 3, 7];
const count = 10;

function Reader({ from }: { readonly from: number }) {
  const [at, setAt] = useState(from);
  return (
    <StepThrough count={count} at={at} onStep={setAt} turns={turns}>
      <Text>{`step-${at}`}</Text>
    </StepThrough>
  );
}

const reading = (from: number, language: Language = 'en') => shown(language, <Reader from={from} />);

const step = () =>
  Number(
    screen
      .getByText(/^step-/)
      .children.join('')
      .replace('step-', ''),
  );
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const slider = () => screen.getByRole('slider');
/** Second by second: each step starts the next one's clock. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++)
    await act(async () => jest.advanceTimersByTimeAsync(1_000));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('somebody walks through a game', () => {
  test.each([
    ['a move on', ['moveOn'], 5],
    ['a move back', ['moveBack'], 3],
    ['a turn on', ['turnOn'], 7],
    ['beyond the last turn to the end', ['turnOn', 'turnOn'], 10],
    ['turn by turn back to the deal', ['turnBack', 'turnBack'], 0],
  ] as const)('%s', (_, buttons, to) => {
    const t = reading(4);
    for (const button of buttons) press(t(`replay.${button}`));
    expect(step()).toBe(to);
  });

  test('and no further than there are moves', () => {
    const t = reading(0);
    for (const name of [t('replay.moveBack'), t('replay.turnBack')])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    for (let turn = 0; turn < 3; turn++) press(t('replay.turnOn'));
    for (const name of [t('replay.moveOn'), t('replay.turnOn')])
      expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  test.each(eachDirection)('and reads where it is, in %s', (language) => {
    const t = reading(4, language);
    const position = t('replay.positionInTurn', { move: 4, moves: 10, turn: 2 });
    expect(screen.getByText(position)).toBeOnTheScreen();
    expect(slider()).toHaveProp('aria-valuetext', position);
    expect(slider()).toHaveProp('aria-valuenow', 4);
  });

  test('before the first turn, too', () => {
    const t = shown(
      'en',
      <StepThrough count={9} at={1} onStep={() => {}} turns={[2, 5]}>
        {null}
      </StepThrough>,
    );
    expect(screen.getByText(t('replay.position', { move: 1, moves: 9 }))).toBeOnTheScreen();
  });
});

describe('it plays by itself', () => {
  test('a step a second, until somebody pauses', async () => {
    const t = reading(2);
    press(t('replay.play'));
    await pass(2);
    expect(step()).toBe(4);
    press(t('replay.pause'));
    await pass(5);
    expect(step()).toBe(4);
  });

  test('and stops at the end; from there it plays again from the deal', async () => {
    const t = reading(8);
    press(t('replay.play'));
    await pass(9);
    expect(step()).toBe(10);
    press(t('replay.play'));
    expect(step()).toBe(0);
    await pass(1);
    expect(step()).toBe(1);
  });

  test('and gives way to somebody who steps', async () => {
    const t = reading(2);
    press(t('replay.play'));
    press(t('replay.moveBack'));
    await pass(5);
    expect(step()).toBe(1);
  });
});

describe('the slider', () => {
  const wide = (width: number) =>
    fireEvent(slider(), 'layout', { nativeEvent: { layout: { width, height: 48, x: 0, y: 0 } } });
  const touch = (kind: 'responderGrant' | 'responderMove', locationX: number) =>
    fireEvent(slider(), kind, { nativeEvent: { locationX } });

  test('follows a finger, and stops at its ends', () => {
    reading(4);
    wide(222);
    touch('responderGrant', 11);
    expect(step()).toBe(0);
    touch('responderMove', 11 + 100);
    expect(step()).toBe(5);
    touch('responderMove', 900);
    expect(step()).toBe(10);
    touch('responderMove', -20);
    expect(step()).toBe(0);
  });

  test.each(['fa', 'he'] as const)('runs from the right in %s', (language) => {
    reading(4, language);
    wide(222);
    touch('responderGrant', 11 + 200);
    expect(step()).toBe(0);
    touch('responderMove', 11 + 20);
    expect(step()).toBe(9);
  });

  test('answers a screen reader’s gesture', () => {
    reading(4);
    const slide = (actionName: string) =>
      fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName } });
    slide('increment');
    expect(step()).toBe(5);
    slide('decrement');
    slide('decrement');
    expect(step()).toBe(3);
  });
});
