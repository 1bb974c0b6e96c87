import { createAudioPlayer, type setAudioModeAsync } from 'expo-audio';
import * as Haptics from 'expo-haptics';
import { useSettings } from '../../store/settings';
import { feedback } from '../../ui/feedback/feedback';

jest.mock('expo-haptics', () => ({
  ImpactFeedbackStyle: { Light: 'light', Medium: 'medium' },
  impactAsync: jest.fn(() => Promise.resolve()),
}));

const played = jest.mocked(createAudioPlayer);
const felt = jest.mocked(Haptics.impactAsync);

const settle = () => new Promise(process.nextTick);

async function hear(sound: boolean, haptics: boolean) {
  jest.clearAllMocks();
  useSettings.setState({ sound, haptics });
  feedback('cover');
  await settle();
}

test('a deed is heard and felt, as far as the person wants it', async () => {
  await hear(false, false);
  expect(played).not.toHaveBeenCalled();
  expect(felt).not.toHaveBeenCalled();
  await hear(false, true);
  expect(played).not.toHaveBeenCalled();
  expect(felt).toHaveBeenCalledTimes(1);
  await hear(true, false);
  expect(played).toHaveBeenCalledTimes(1);
  expect(felt).not.toHaveBeenCalled();
});

test('sound obeys the silent switch and leaves the music in the room alone', async () => {
  await jest.isolateModulesAsync(async () => {
    const { play } = require('../../ui/feedback/play') as { play: (sound: 'tap') => Promise<void> };
    const { setAudioModeAsync: mode } = require('expo-audio') as {
      setAudioModeAsync: typeof setAudioModeAsync;
    };
    await play('tap');
    expect(mode).toHaveBeenCalledWith({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' });
  });
});

test('a phone without a motor stays still, and the app goes on', async () => {
  felt.mockRejectedValueOnce(new Error('no motor'));
  await expect(hear(false, true)).resolves.toBeUndefined();
});
