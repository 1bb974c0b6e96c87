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

describe.each(names)('%s', (name) => {
  const wav = onDisk(name);
  const samples = samplesOf(wav);

  test('is what the script makes, and makes again', () => {
    expect(sounds[name]?.().equals(wav)).toBe(true);
    expect(sounds[name]?.().equals(wav)).toBe(true);
  });

  test('is a mono WAV of 16 bits at 22.05 kHz that tells its own length', () => {
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
      1, 1, 22050, 16,
    ]);
    expect([wav.readUInt32LE(4), wav.readUInt32LE(40)]).toEqual([wav.length - 8, wav.length - 44]);
  });

  test('is short', () => {
    expect(samples.length / 22050).toBeLessThanOrEqual(longest[name] ?? 0);
    expect(samples.length / 22050).toBeGreaterThan(0.05);
  });

  test('is quiet: its peak is at -12 dBFS or below, and not silence', () => {
    const peak = Math.max(...samples.map(Math.abs));
    expect(decibels(peak)).toBeLessThanOrEqual(-12);
    expect(decibels(peak)).toBeGreaterThan(-36);
  });

  test('has no offset', () => {
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(1 / 32768);
  });

  test('starts and ends in silence', () => {
    expect([Math.abs(samples[0] ?? 1), Math.abs(samples.at(-1) ?? 1)]).toEqual([0, 0]);
    for (const end of [samples.slice(0, 20), samples.slice(-20)]) {
      expect(Math.max(...end.map(Math.abs))).toBeLessThan(0.02);
    }
  });
});

test('all are equally loud', () => {
  const levels = names.map((name) => decibels(loudestStretch(samplesOf(onDisk(name)))));
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(0.5);
});
