// @ts-check
// Read before anything else, perhaps by a Node too old for the rest: plain syntax only.

/**
 * The numbers of a version: 'v20.19.4' and '>=20.19.4' both give [20, 19, 4].
 * @param {string} text
 */
function numbers(text) {
  return text
    .replace(/^\D*/, '')
    .split('.')
    .map((part) => parseInt(part, 10) || 0);
}

/**
 * One sentence saying that this Node is too old, or null when it will do.
 * @param {string} running such as `process.version`
 * @param {string} wanted the `engines.node` of package.json, of the form `>=20.19.4`
 * @returns {string | null}
 */
export function nodeComplaint(running, wanted) {
  const have = numbers(running);
  const need = numbers(wanted);
  const place = need.findIndex((number, index) => number !== (have[index] || 0));
  if (place === -1 || (have[place] || 0) > /** @type {number} */ (need[place])) return null;
  return `Node ${need.join('.')} or newer is needed, and this is ${have.join('.')}: install a newer one from nodejs.org.`;
}
