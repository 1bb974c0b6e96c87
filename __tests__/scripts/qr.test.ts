import { toQR } from 'toqr';
import { drawQr } from '../../scripts/lib/qr.mjs';

/** What a camera sees: 1 for dark, row after row, read back from the blocks. */
function look(drawing: string): number[][] {
  const halves: Record<string, number[]> = { '█': [0, 0], '▀': [0, 1], '▄': [1, 0], ' ': [1, 1] };
  return drawing.split('\n').flatMap((line) => {
    const pairs = [...line].map((block) => halves[block] ?? [-1, -1]);
    return [pairs.map(([upper = -1]) => upper), pairs.map(([, lower = -1]) => lower)];
  });
}

it('draws every module where it belongs, inside a light margin of two', () => {
  const modules = toQR('exp://192.168.1.7:8081');
  const side = Math.sqrt(modules.length);
  expect(Number.isInteger(side)).toBe(true);

  const seen = look(drawQr(modules));
  const at = (row: number, column: number) => seen[row + 2]?.[column + 2];
  const inside = Array.from(modules, (_, i) => at(Math.floor(i / side), i % side));
  expect(inside).toEqual(Array.from(modules));

  const dark = seen.flat().filter((module) => module === 1).length;
  expect(dark).toBe(Array.from(modules).filter(Boolean).length);
  expect(seen[0]).toHaveLength(side + 4);
  expect(seen.length).toBeGreaterThanOrEqual(side + 4);
});
