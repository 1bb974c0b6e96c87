import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import { sounds, type Sound } from './sounds';

const players = new Map<Sound, AudioPlayer>();

/** It obeys the silent switch and does not stop other apps' music. */
const audioModeSet = setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' });

function playerOf(sound: Sound): AudioPlayer {
  const known = players.get(sound);
  if (known) return known;
  const player = createAudioPlayer(sounds[sound]);
  players.set(sound, player);
  return player;
}

export async function play(sound: Sound): Promise<void> {
  await audioModeSet;
  const player = playerOf(sound);
  await player.seekTo(0);
  player.play();
}
