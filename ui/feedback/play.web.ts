import { Asset } from 'expo-asset';
import { sounds, type Sound } from './sounds';

const players = new Map<Sound, HTMLAudioElement>();

function playerOf(sound: Sound): HTMLAudioElement {
  const known = players.get(sound);
  if (known) return known;
  const player = new Audio(Asset.fromModule(sounds[sound]).uri);
  players.set(sound, player);
  return player;
}

/** The browser's own player: a few short sounds do not need a library's 40 kB. */
export async function play(sound: Sound): Promise<void> {
  const player = playerOf(sound);
  player.currentTime = 0;
  await player.play();
}
