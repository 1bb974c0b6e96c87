/** What tests of screens stand on. */
import { createAudioPlayer } from 'expo-audio';
import { useReducedMotion } from 'react-native-reanimated';
import { Text } from '../../ui/components/Text';
import 'expo-sqlite/localStorage/install';

it('screens are compiled by the React Compiler, as they are when shipped', () => {
  expect(String(Text)).toMatch(/compilerRuntime/i);
});

it('motion is not reduced', () => {
  expect(useReducedMotion()).toBe(false);
});

it('storage keeps what it is given, in memory', () => {
  expect(localStorage.getItem('name')).toBeNull();
  localStorage.setItem('name', 'text');
  expect([localStorage.getItem('name'), localStorage.length, localStorage.key(0)]).toEqual([
    'text',
    1,
    'name',
  ]);
  localStorage.removeItem('name');
  expect(localStorage.getItem('name')).toBeNull();
});

it('sounds are silent', async () => {
  const player = createAudioPlayer(1);
  await player.seekTo(0);
  player.play();
  expect(player.play).toHaveBeenCalledTimes(1);
});
