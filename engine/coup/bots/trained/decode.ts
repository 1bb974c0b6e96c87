import { kindList, rowCount, type Situation } from './kinds';

/** A table as it is kept: where it comes from, and its rows as text. */
export interface Printed {
  readonly origin: {
    readonly commit: string;
    readonly seed: number;
    readonly steps: number;
    readonly mix: number;
    readonly lanes: number;
  };
  /** Base64; `lab/train/pack.ts` says how the rows are written. */
  readonly rows: string;
}

/** A table as it is read: where each row begins, or −1 for one that was seldom or never met. */
export interface Table {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A table that was damaged on its way. */
class TableError extends Error {
  override readonly name = 'TableError';
}

function bytesOf(text: string): Uint8Array {
  const values = new Int16Array(128).fill(-1);
  for (let at = 0; at < 64; at++) values[letters.charCodeAt(at)] = at;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const value = values[text.charCodeAt(at)] ?? -1;
    if (value < 0) throw new TableError(`No letter of a table at ${at}.`);
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[count++] = (held >> bits) & 0xff;
  }
  return bytes;
}

export function decodeTable({ rows }: Printed): Table {
  const bytes = bytesOf(rows);
  const starts = new Int32Array(rowCount).fill(-1);
  let at = 0;
  let row = -1;
  for (const { answers, grains } of kindList) {
    const wide = maskBytes(answers);
    for (const grain of grains) {
      let left = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
      at += 3;
      row = grain.firstRow - 1;
      for (; left > 0; left--) {
        let gap = 0;
        for (let shift = 0; ; shift += 7) {
          const byte = bytes[at++] ?? 0;
          gap |= (byte & 127) << shift;
          if (byte < 128) break;
        }
        row += gap;
        if (row >= rowCount || at > bytes.length) throw new TableError('The table ends too early.');
        starts[row] = at;
        let given = 0;
        for (let part = 0; part < wide; part++)
          for (let mask = bytes[at++] ?? 0; mask > 0; mask &= mask - 1) given++;
        at += given > 1 ? (given + 1) >> 1 : 0;
      }
    }
  }
  if (at !== bytes.length) throw new TableError(`The table has ${bytes.length} bytes, and ${at} were read.`);
  return { bytes, starts };
}

/** A row begins with a bit for each answer that is ever given. */
export const maskBytes = (answers: number): number => (answers + 7) >> 3;

/**
 * How likely each answer is, by the finest row that says anything of the answers that are open; if there is none, each as
 * likely. In fifteenths, more or less: only proportions matter.
 */
export function weightsIn({ bytes, starts }: Table, { kind, row, open }: Situation): number[] {
  const { answers = 0, grains = [] } = kindList[kind] ?? {};
  for (const { by, firstRow } of grains) {
    const start = starts[firstRow + Math.floor(row / by)] ?? -1;
    if (start < 0) continue;
    const weights = weightsAt(bytes, start, answers, open);
    if (weights.some((weight) => weight > 0)) return weights;
  }
  return Array.from({ length: answers }, (_, answer) => (open >> answer) & 1);
}

function weightsAt(bytes: Uint8Array, start: number, answers: number, open: number): number[] {
  const wide = maskBytes(answers);
  const weights: number[] = [];
  let given = 0;
  for (let answer = 0; answer < answers; answer++) {
    const isGiven = ((bytes[start + (answer >> 3)] ?? 0) >> (answer & 7)) & 1;
    const pair = bytes[start + wide + (given >> 1)] ?? 0;
    const weight = (given & 1) === 0 ? pair & 15 : pair >> 4;
    if (isGiven) given++;
    weights.push(isGiven && (open >> answer) & 1 ? weight : 0);
  }
  // A row with one answer has no weights of its own.
  return given > 1
    ? weights
    : weights.map((_, answer) => maskAt(bytes, start, answer) & (open >> answer) & 1);
}

const maskAt = (bytes: Uint8Array, start: number, answer: number): number =>
  ((bytes[start + (answer >> 3)] ?? 0) >> (answer & 7)) & 1;
