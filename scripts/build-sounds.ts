/** Makes the app's sounds out of arithmetic. Run with `npx tsx scripts/build-sounds.ts`. */
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

/** A skin that is struck: its note falls as it dies away. */
function drum(at: number, decay: number, from: number, to: number): Voice {
  return (time) => {
    const t = time - at;
    if (t < 0) return 0;
    const fall = decay / 4;
    const turns = to * t + (from - to) * fall * (1 - Math.exp(-t / fall));
    return Math.sin(2 * Math.PI * turns) * Math.exp(-t / decay) * Math.min(1, t / 0.003);
  };
}

/** A horn: overtones that come in after the note, and leave before it. */
function horn(at: number, to: number, hertz: number): Voice {
  return (time) => {
    const progress = (time - at) / (to - at);
    if (progress < 0 || progress > 1) return 0;
    const swell = Math.min(1, progress / 0.09) * (1 - progress) ** 1.4;
    return [1, 2, 3, 4, 5, 6].reduce(
      (sum, overtone) =>
        sum + (Math.sin(2 * Math.PI * hertz * overtone * time) * swell ** (0.6 + overtone * 0.35)) / overtone,
      0,
    );
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
  'brass.wav': () => sound(0.7, horn(0.004, 0.3, 293.7), horn(0.12, 0.69, 440), horn(0.12, 0.69, 587.3)),
  'drum.wav': () =>
    sound(0.5, drum(0.005, 0.13, 150, 62), brush(53, 0.003, 0.09, 1400, 300, 1.1), drum(0.17, 0.1, 118, 52)),
  'fanfare.wav': () =>
    sound(
      1.3,
      horn(0.004, 0.2, 293.7),
      horn(0.16, 0.36, 370),
      horn(0.32, 0.52, 440),
      horn(0.48, 1.29, 587.3),
      horn(0.48, 1.29, 440),
      horn(0.48, 1.29, 370),
    ),
  'deal.wav': () => sound(0.24, brush(43, 0.004, 0.225, 3000, 900, 4), strike(0.196, 0.012, [240, 410])),
  'look.wav': () => sound(0.32, brush(61, 0.004, 0.3, 700, 3600, 5), strike(0.2, 0.03, [1320, 2640])),
  'draw.wav': () => sound(0.3, brush(67, 0.004, 0.16, 3800, 1400, 4), brush(71, 0.14, 0.29, 1200, 3000, 3)),
  'aim.wav': () =>
    sound(
      0.3,
      strike(0.006, 0.014, [980, 1760, 3120]),
      strike(0.15, 0.022, [620, 1190, 2380]),
      brush(73, 0.03, 0.16, 2400, 1200, 2),
    ),
  'shot.wav': () =>
    sound(0.6, drum(0.004, 0.09, 190, 48), brush(79, 0.002, 0.4, 2600, 260, 2.4), drum(0.05, 0.2, 90, 40)),
  'shield.wav': () => sound(0.7, strike(0.005, 0.22, [523, 833, 1411, 2307]), drum(0.004, 0.05, 160, 80)),
  'explosion.wav': () =>
    sound(1.2, drum(0.005, 0.3, 120, 34), drum(0.09, 0.4, 80, 30), brush(83, 0.003, 1.1, 1500, 120, 3.2)),
  'diamonds.wav': () =>
    sound(
      0.55,
      strike(0.005, 0.07, [2093, 3951]),
      strike(0.09, 0.07, [2637, 4699]),
      strike(0.19, 0.1, [3136, 5587]),
    ),
};

if (require.main === module) {
  for (const [name, make] of Object.entries(sounds)) writeFileSync(join(soundFolder, name), make());
}
