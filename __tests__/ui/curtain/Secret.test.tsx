import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Text } from 'react-native';
import { InReach } from '../../../ui/components/PointedScroll';
import { Secret } from '../../../ui/curtain/Secret';
import { idleTime } from '../../../ui/curtain/useIdleFall';
import { shown } from '../replay/support';

jest.mock('react-native-safe-area-context', () => ({
  ...jest.requireActual('react-native-safe-area-context'),
  useSafeAreaInsets: () => ({ top: 0, bottom: 0, left: 0, right: 0 }),
}));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const touched = (...fingers: readonly object[]) => ({ nativeEvent: { touches: fingers } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function putDown() {
  const fallen = jest.fn();
  shown(
    'en',
    <Secret page={0} onCover={() => {}} onFall={fallen}>
      <Text>The Duke</Text>
    </Secret>,
  );
  // The device says whether a screen reader speaks.
  await act(() => Promise.resolve());
  return fallen;
}

test('answers that stay in reach are read out as part of what is uncovered', () => {
  const t = shown(
    'en',
    <Secret page={0} onCover={() => {}} onFall={() => {}}>
      <Text>The Duke</Text>
      <InReach>
        <Text>Show the Duke</Text>
      </InReach>
    </Secret>,
  );
  const uncovered = within(screen.getByLabelText(t('curtain.lifted')));
  expect(uncovered.getByText('The Duke')).toBeOnTheScreen();
  expect(uncovered.getByText('Show the Duke')).toBeOnTheScreen();
});

describe('a phone that lies there open', () => {
  it('warns for the last five seconds, and closes', async () => {
    const fallen = await putDown();
    pass(idleTime - 5001);
    expect(screen.queryByText(/^Covered by itself/)).toBeNull();
    pass(1);
    expect(screen.getByText(/in .5. seconds/)).toBeOnTheScreen();
    pass(5000);
    expect(fallen).toHaveBeenCalledTimes(1);
  });

  it('stays open for a touch, and for as long as a finger lies on it', async () => {
    const fallen = await putDown();
    pass(idleTime - 1000);
    fireEvent(screen.getByText('The Duke'), 'touchStart', touched({}));
    pass(2 * idleTime);
    expect(screen.queryByText(/^Covered by itself/)).toBeNull();
    fireEvent(screen.getByText('The Duke'), 'touchEnd', touched());
    pass(idleTime - 1);
    expect(fallen).not.toHaveBeenCalled();
    pass(1);
    expect(fallen).toHaveBeenCalledTimes(1);
  });
});
