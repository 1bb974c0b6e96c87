import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loudestStretch, soundFolder, sounds } from '../../scripts/build-sounds';

const longest: Readonly<Record<string, number>> = {
  'tap.wav': 0.08,
  'uncover.wav': 0.35,
  'cover.wav': 0.35,
  'deal.wav': 0.25,
  'brass.wav': 0.7,
  'drum.wav': 0.5,
  'fanfare.wav': 1.3,
  'look.wav': 0.35,
  'draw.wav': 0.35,
  'aim.wav': 0.35,
  'shot.wav': 0.6,
  'shield.wav': 0.7,
  'explosion.wav': 1.2,
  'diamonds.wav': 0.6,
};
const names = Object.keys(sounds);

function onDisk(name: string): Buffer {
  return readFileSync(join(soundFolder, name));
}

function samplesOf(wav: Buffer): number[] {
  return Array.from({ length: (wav.length - 44) / 2 }, (_, index) => wav.readInt16LE(44 + index * 2) / 32768);
}

function decibels(level: number): number {
  return 20 * Math.log10(level);
}

test('the folder holds these sounds and nothing else', () => {
  expect(readdirSync(soundFolder).sort()).toEqual([...names].sort());
  expect(Object.keys(longest).sort()).toEqual([...names].sort());
});

const wavs = names.map((name) => ({ name, wav: onDisk(name), samples: samplesOf(onDisk(name)) }));
type Wav = (typeof wavs)[number];

/** The names of the sounds for which this does not hold. */
const except = (holds: (one: Wav) => boolean) => wavs.filter((one) => !holds(one)).map(({ name }) => name);

describe('every sound', () => {
  test('is what the script makes', () => {
    expect(except(({ name, wav }) => sounds[name]?.().equals(wav) === true)).toEqual([]);
  });

  test('is a mono WAV of 16 bits at 22.05 kHz that tells its own length', () => {
    const headOf = ({ wav }: Wav) => [
      wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16),
      ...[wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)],
      ...[wav.readUInt32LE(4) - wav.length, wav.readUInt32LE(40) - wav.length],
    ];
    expect(except((one) => headOf(one).join() === 'RIFFWAVEfmt ,1,1,22050,16,-8,-44')).toEqual([]);
  });

  test('is short', () => {
    const seconds = ({ samples }: Wav) => samples.length / 22050;
    expect(except((one) => seconds(one) > 0.05 && seconds(one) <= (longest[one.name] ?? 0))).toEqual([]);
  });

  test('is quiet: its peak is at -12 dBFS or below, and not silence', () => {
    const peak = ({ samples }: Wav) => decibels(Math.max(...samples.map(Math.abs)));
    expect(except((one) => peak(one) <= -12 && peak(one) > -36)).toEqual([]);
  });

  test('has no offset', () => {
    const mean = ({ samples }: Wav) => samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(except((one) => Math.abs(mean(one)) < 1 / 32768)).toEqual([]);
  });

  test('starts and ends in silence', () => {
    const ends = ({ samples }: Wav) => [...samples.slice(0, 20), ...samples.slice(-20)].map(Math.abs);
    expect(except(({ samples }) => samples[0] === 0 && samples.at(-1) === 0)).toEqual([]);
    expect(except((one) => Math.max(...ends(one)) < 0.02)).toEqual([]);
  });
});

test('all are equally loud', () => {
  const levels = wavs.map(({ samples }) => decibels(loudestStretch(samples)));
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(0.5);
});
