import { kindList, maskBytes, type Grain } from '../../engine/coup/lab';
import type { Played } from './strategy';

/** A smaller share is left out. */
const never = 0.03;
const whole = 15;

/** In fifteenths that add up to one: the largest remainders are rounded up. */
export function quantised(weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const kept = weights.map((weight) => (sum > 0 && weight / sum >= never ? weight : 0));
  const left = kept.reduce((all, weight) => all + weight, 0);
  if (left <= 0) return kept;
  const exact = kept.map((weight) => (weight / left) * whole);
  const given = exact.map(Math.floor);
  const order = exact
    .map((_, at) => at)
    .sort((a, b) => exact[b]! - given[b]! - (exact[a]! - given[a]!) || a - b);
  for (let missing = whole - given.reduce((all, one) => all + one, 0), next = 0; missing > 0; missing--)
    given[order[next++]!]!++;
  return given;
}

/** How far a row may be from the coarser one, in fifteenths, and still be left out. */
const alike = 0;

type Kept = Map<number, number[]>;

/** What coarser rows say of a row, the finest of them first. */
function playedAbove(kept: Kept, rougher: readonly Grain[], row: number): number[] | undefined {
  for (const { by, firstRow } of rougher) {
    const weights = kept.get(firstRow + Math.floor(row / by));
    if (weights) return weights;
  }
  return undefined;
}

const differ = (one: readonly number[], other: readonly number[]): boolean =>
  one.reduce((sum, weight, at) => sum + Math.abs(weight - other[at]!), 0) > alike;

/** From the coarsest grain to the finest: a row that says the same as the coarser one is left out. */
function keptOf(learnt: Played, enough: number): Kept {
  const own: Kept = new Map();
  const chances = new Float64Array(20);
  kindList.forEach(({ answers, grains }, kind) => {
    const finest = grains.length - 1;
    [...grains].reverse().forEach(({ by, firstRow }, roughness) => {
      const rougher = grains.slice(grains.length - roughness);
      for (let here = 0; here < rowsOf(firstRow); here++) {
        const seen = learnt.visits[firstRow + here]!;
        if (seen === 0 || (roughness > 0 && seen < enough)) continue;
        const above = playedAbove(own, rougher, here * by);
        learnt.chancesAt(finest - roughness, { kind, row: here * by, unread: 0, open: -1 }, chances);
        const weights = quantised(Array.from(chances.subarray(0, answers)));
        if (above && !differ(weights, above)) continue;
        own.set(firstRow + here, weights);
      }
    });
  });
  return own;
}

/**
 * The rows that were met often enough, kind by kind and grain by grain: how many they are (three bytes), then for each how
 * far it is from the one before (seven bits a byte), a bit for each answer that is given, and if they are several, half
 * a byte for each.
 */
export function packed(learnt: Played, enough: number): { rows: string; count: number } {
  const bytes: number[] = [];
  const own = keptOf(learnt, enough);
  for (const { grains } of kindList)
    for (const { firstRow } of grains) {
      const lastRow = firstRow + rowsOf(firstRow);
      const here: number[] = [];
      let found = 0;
      let previous = firstRow - 1;
      for (let row = firstRow; row < lastRow; row++) {
        const weights = own.get(row);
        if (!weights) continue;
        varint(here, row - previous);
        writeRow(here, weights);
        previous = row;
        found++;
      }
      bytes.push(found & 255, (found >> 8) & 255, found >> 16);
      for (const byte of here) bytes.push(byte);
    }
  return { rows: Buffer.from(bytes).toString('base64').replace(/=+$/, ''), count: own.size };
}

const starts = kindList.flatMap(({ grains }) => grains.map(({ firstRow }) => firstRow));

/** Each grain ends where the next begins. */
function rowsOf(firstRow: number): number {
  const next = starts.find((start) => start > firstRow);
  return (next ?? firstRow + 2) - firstRow;
}

function varint(bytes: number[], value: number): void {
  let left = value;
  while (left > 127) {
    bytes.push((left & 127) | 128);
    left >>= 7;
  }
  bytes.push(left);
}

function writeRow(bytes: number[], weights: readonly number[]): void {
  for (let part = 0; part < maskBytes(weights.length); part++)
    bytes.push(
      weights.slice(part * 8, part * 8 + 8).reduce((mask, one, at) => mask | (one > 0 ? 1 << at : 0), 0),
    );
  const given = weights.filter((weight) => weight > 0);
  if (given.length < 2) return;
  for (let at = 0; at < given.length; at += 2) bytes.push(given[at]! | ((given[at + 1] ?? 0) << 4));
}
