import { rivalsLook } from '../../../../ui/coup/decisions/rivalsLook';

/** How rivals stand: how many abreast, with their names or without, and whether names stand above what they have. */
function standing(count: number, width: number, height: number, scale = 1) {
  const look = rivalsLook(count, width, height, scale);
  return {
    abreast: look.width === null ? null : Math.floor(width / look.width),
    named: look.nameRoom !== null,
    inTwoLines: look.inTwoLines,
  };
}

test.each([
  ['three across a phone', 3, 358, 844, { abreast: 3, named: true, inTwoLines: true }],
  ['three across a small phone', 3, 328, 640, { abreast: 3, named: true, inTwoLines: true }],
  ['one across a phone', 1, 358, 844, { abreast: 1, named: true, inTwoLines: false }],
  ['three beside a hand', 3, 200, 844, { abreast: 1, named: true, inTwoLines: false }],
  ['four beside a hand', 4, 222, 844, { abreast: null, named: false, inTwoLines: false }],
  ['four across a phone', 4, 358, 844, { abreast: 2, named: true, inTwoLines: true }],
  ['four across a small phone', 4, 328, 640, { abreast: 4, named: false, inTwoLines: false }],
  ['nine', 9, 358, 844, { abreast: 5, named: false, inTwoLines: false }],
  ['nine across a small phone', 9, 328, 640, { abreast: 5, named: false, inTwoLines: false }],
  ['nine beside a question', 9, 270, 390, { abreast: 3, named: false, inTwoLines: false }],
] as const)('%s', (_, count, width, height, stand) => {
  expect(standing(count, width, height)).toEqual(stand);
});

test('at twice the size of text, one below the other with their names', () => {
  expect(standing(3, 358, 844, 2)).toEqual({ abreast: 1, named: true, inTwoLines: false });
});
