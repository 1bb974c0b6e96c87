/** Makes the app's four sounds out of arithmetic. Run with `npx tsx scripts/build-sounds.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sampleRate = 22050;
const fadeSeconds = 0.004;
/** Every sound is brought to the same loudness, so that none stands out and none tells anything. */
const loudness = 10 ** (-26 / 20);
const loudnessWindow = 0.05;

export const soundFolder = join(__dirname, '..', 'assets', 'sounds');

/** The sound's pressure at a moment, in seconds from its start. */
type Voice = (time: number) => number;

function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Struck metal: a few partials that die away, the higher the sooner. */
function strike(at: number, decay: number, partials: readonly number[]): Voice {
  return (time) => {
    const t = time - at;
    if (t < 0) return 0;
    return partials.reduce(
      (sum, hertz, index) =>
        sum + (Math.sin(2 * Math.PI * hertz * t) * Math.exp((-t * (1 + index)) / decay)) / (1 + index),
      0,
    );
  };
}

/** Something soft drawn over something soft: a band of noise that glides in pitch while it swells and dies. */
function brush(seed: number, from: number, to: number, low: number, high: number, level: number): Voice {
  const next = noise(seed);
  let dull = 0;
  let band = 0;
  let slow = 0;
  return (time) => {
    const hiss = next();
    const progress = (time - from) / (to - from);
    if (progress < 0 || progress > 1) return 0;
    const hertz = low + (high - low) * progress;
    const gain = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
    dull += gain * (hiss - dull);
    band += gain * (dull - band);
    slow += gain * 0.25 * (band - slow);
    return level * (band - slow) * Math.sin(Math.PI * Math.sqrt(progress)) ** 2;
  };
}

function sampled(seconds: number, voices: readonly Voice[]): number[] {
  const count = Math.round(seconds * sampleRate);
  return Array.from({ length: count }, (_, index) =>
    voices.reduce((sum, voice) => sum + voice(index / sampleRate), 0),
  );
}

/** Silent at both ends; what offset is left is taken out under the same fade, so the ends stay silent. */
function faded(samples: readonly number[]): number[] {
  const length = fadeSeconds * sampleRate;
  const window = samples.map((_, index) =>
    Math.min(1, index / length, (samples.length - 1 - index) / length),
  );
  const shaped = samples.map((sample, index) => sample * (window[index] ?? 0));
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const offset = total(shaped) / total(window);
  return shaped.map((sample, index) => sample - offset * (window[index] ?? 0));
}

/** The root mean square of the loudest stretch as long as the ear takes to judge a click. */
export function loudestStretch(samples: readonly number[]): number {
  const length = Math.round(loudnessWindow * sampleRate);
  let energy = 0;
  let most = 0;
  samples.forEach((sample, index) => {
    energy += sample ** 2 - (index >= length ? (samples[index - length] ?? 0) ** 2 : 0);
    most = Math.max(most, energy);
  });
  return Math.sqrt(most / length);
}

function levelled(samples: readonly number[]): number[] {
  const gain = loudness / loudestStretch(samples);
  return samples.map((sample) => sample * gain);
}

function toWav(samples: readonly number[]): Buffer {
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => wav.writeInt16LE(Math.round(sample * 32767), 44 + index * 2));
  return wav;
}

function sound(seconds: number, ...voices: readonly Voice[]): Buffer {
  return toWav(levelled(faded(sampled(seconds, voices))));
}

export const sounds: Readonly<Record<string, () => Buffer>> = {
  'tap.wav': () =>
    sound(
      0.078,
      strike(0.005, 0.01, [1870, 3130, 4890]),
      strike(0.031, 0.014, [1490, 2570, 4210]),
      brush(7, 0.002, 0.05, 3200, 1800, 1.6),
    ),
  'uncover.wav': () =>
    sound(
      0.34,
      strike(0.006, 0.012, [1240, 2210, 3670]),
      strike(0.034, 0.02, [930, 1710]),
      brush(19, 0.05, 0.33, 1100, 4200, 4),
    ),
  'cover.wav': () =>
    sound(
      0.34,
      strike(0.006, 0.014, [690, 1230, 2050]),
      strike(0.03, 0.022, [410, 760]),
      brush(31, 0.04, 0.33, 1700, 400, 8),
    ),
  'deal.wav': () => sound(0.24, brush(43, 0.004, 0.225, 3000, 900, 4), strike(0.196, 0.012, [240, 410])),
};

if (require.main === module) {
  for (const [name, make] of Object.entries(sounds)) writeFileSync(join(soundFolder, name), make());
}
