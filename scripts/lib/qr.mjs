// @ts-check

/** Two rows of modules in one line of text; a set module is dark, so it is left blank on a light ground. */
const halves = { '00': '█', '01': '▀', 10: '▄', 11: ' ' };

/**
 * A square of modules (1 = dark, row after row) as text, with a light margin so that a camera finds its edge.
 * @param {ArrayLike<number>} modules
 */
export function drawQr(modules) {
  const side = Math.sqrt(modules.length);
  const margin = 2;
  /** @param {number} row @param {number} column */
  const dark = (row, column) =>
    row >= 0 && row < side && column >= 0 && column < side && modules[row * side + column] ? 1 : 0;
  const lines = [];
  for (let row = -margin; row < side + margin; row += 2) {
    let line = '';
    for (let column = -margin; column < side + margin; column++) {
      line += halves[/** @type {keyof typeof halves} */ (`${dark(row, column)}${dark(row + 1, column)}`)];
    }
    lines.push(line);
  }
  return lines.join('\n');
}
