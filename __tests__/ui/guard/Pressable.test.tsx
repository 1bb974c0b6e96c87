import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Button } from '../../../ui/components/Button';
import { DeliberateButton } from '../../../ui/components/DeliberateButton';
import { Dialog } from '../../../ui/components/Dialog';
import { Sheet } from '../../../ui/components/Sheet';
import { feedback } from '../../../ui/feedback/feedback';
import { guardTime } from '../../../ui/guard/guard';
import { changeScene } from '../../../ui/guard/scene';
import { shown } from '../replay/support';

jest.mock('../../../ui/guard/guard', () => jest.requireActual('../../../ui/guard/guard'));
jest.mock('../../../ui/feedback/feedback', () => ({ feedback: jest.fn() }));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.press(button(name));
const fingerDown = (name: string) => fireEvent(button(name), 'pressIn');

beforeEach(() => {
  jest.useFakeTimers();
  // Each test's clock begins at its own beginning, and so does the scene.
  changeScene();
  jest.mocked(feedback).mockClear();
});
afterEach(() => jest.useRealTimers());

describe('a button', () => {
  function drawn() {
    const pressed = jest.fn();
    shown('en', <Button label="Go" onPress={pressed} />);
    return pressed;
  }

  it('hears and says nothing while it is new', () => {
    const pressed = drawn();
    pass(guardTime - 1);
    press('Go');
    expect(pressed).not.toHaveBeenCalled();
    expect(feedback).not.toHaveBeenCalled();
    pass(1);
    press('Go');
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(feedback).toHaveBeenCalledTimes(1);
  });

  it('does not count a touch that began while it was new, however late it ends; the next one counts', () => {
    const pressed = drawn();
    pass(guardTime - 1);
    fingerDown('Go');
    pass(2000);
    press('Go');
    expect(pressed).not.toHaveBeenCalled();
    fingerDown('Go');
    press('Go');
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is new again where the page before it has changed', () => {
    const pressed = drawn();
    pass(5000);
    changeScene();
    press('Go');
    expect(pressed).not.toHaveBeenCalled();
    pass(guardTime);
    press('Go');
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

it('a button that says something else is another button', () => {
  function Light() {
    const [on, setOn] = useState(false);
    return <Button label={on ? 'Off' : 'On'} onPress={() => setOn(!on)} />;
  }
  shown('en', <Light />);
  pass(guardTime);
  press('On');
  press('Off');
  expect(button('Off')).toBeOnTheScreen();
  pass(guardTime);
  press('Off');
  expect(button('On')).toBeOnTheScreen();
});

it('what a dialog has covered cannot be pressed as soon as the dialog is gone', () => {
  const reached = jest.fn();
  function Page() {
    const [asking, setAsking] = useState(true);
    const putAway = () => setAsking(false);
    return (
      <>
        <Button label="Behind" onPress={reached} />
        <Dialog
          visible={asking}
          title="Leave?"
          text="The game is kept."
          confirm="Leave"
          cancel="Stay"
          onConfirm={putAway}
          onCancel={putAway}
        />
      </>
    );
  }
  shown('en', <Page />);
  pass(5000);
  press('Stay');
  press('Behind');
  expect(reached).not.toHaveBeenCalled();
  pass(guardTime);
  press('Behind');
  expect(reached).toHaveBeenCalledTimes(1);
});

it('a sheet that has turned to another page is not closed by the touch that turned it', () => {
  const closed = jest.fn();
  function Pages() {
    const [title, setTitle] = useState('Menu');
    return (
      <Sheet visible title={title} onClose={closed}>
        <Button label="On" onPress={() => setTitle('What happened')} />
      </Sheet>
    );
  }
  shown('en', <Pages />);
  pass(5000);
  press('On');
  press('Close');
  expect(closed).not.toHaveBeenCalled();
  pass(guardTime);
  press('Close');
  expect(closed).toHaveBeenCalledTimes(1);
});

describe('an answer that cannot be taken back', () => {
  const again = /^Touch again: .Do not show.$/;

  function asked({ forTime = guardTime, pointedAt = false } = {}) {
    const conceded = jest.fn();
    const proven = jest.fn();
    shown(
      'en',
      <>
        <DeliberateButton label="Show the Duke" onPress={proven} />
        <DeliberateButton label="Do not show" pointedAt={pointedAt} onPress={conceded} />
        <Button label="Log" onPress={() => {}} />
      </>,
    );
    pass(forTime);
    return { conceded, proven };
  }

  it('is given by a second touch, after its words have asked for it', () => {
    const { conceded } = asked();
    press('Do not show');
    expect(conceded).not.toHaveBeenCalled();
    pass(guardTime);
    press(again);
    expect(conceded).toHaveBeenCalledTimes(1);
  });

  it('is not given by a double tap', () => {
    const { conceded } = asked();
    press('Do not show');
    pass(guardTime - 1);
    press(again);
    expect(conceded).not.toHaveBeenCalled();
  });

  it('is given by one that is held', () => {
    const { conceded } = asked();
    fingerDown('Do not show');
    fireEvent(button('Do not show'), 'longPress');
    expect(conceded).toHaveBeenCalledTimes(1);
  });

  it('is not given by a finger that lay there before it came', () => {
    const { conceded } = asked({ forTime: 0 });
    fingerDown('Do not show');
    pass(2000);
    fireEvent(button('Do not show'), 'longPress');
    expect(conceded).not.toHaveBeenCalled();
  });

  it('is given by one touch where a lesson points at it', () => {
    const { conceded } = asked({ pointedAt: true });
    press('Do not show');
    expect(conceded).toHaveBeenCalledTimes(1);
  });

  it.each(['Show the Duke', 'Log'])('is forgotten once %s is touched', (other) => {
    const { conceded, proven } = asked();
    press('Do not show');
    press(other);
    expect(button('Do not show')).toBeOnTheScreen();
    expect(conceded).not.toHaveBeenCalled();
    expect(proven).not.toHaveBeenCalled();
  });

  it('waits, however long somebody looks up from the phone', () => {
    const { conceded } = asked();
    press('Do not show');
    pass(600_000);
    press(again);
    expect(conceded).toHaveBeenCalledTimes(1);
  });
});
