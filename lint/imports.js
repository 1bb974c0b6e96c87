const path = require('node:path');

const isTypeOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every(({ importKind }) => importKind === 'type'));

/** A visitor that calls `check` for every import, export and require of a file. */
const everyImport = (check) => {
  const open = (source, typeOnly) => {
    if (typeof source?.value === 'string') check({ source, name: source.value, typeOnly });
  };
  return {
    ImportDeclaration: (node) => open(node.source, isTypeOnly(node)),
    ExportNamedDeclaration: (node) => open(node.source, isTypeOnly(node)),
    ExportAllDeclaration: (node) => open(node.source, isTypeOnly(node)),
    ImportExpression: (node) => open(node.source, false),
    'CallExpression[callee.name="require"]': (node) => open(node.arguments[0], false),
    'CallExpression[callee.object.name="require"]': (node) => open(node.arguments[0], false),
  };
};

/** The folders that lead to a file from the root, and its name; empty for what lies outside. */
function placeOf(file, root) {
  const place = path.relative(root, file).split(path.sep);
  return place[0] === '..' ? [] : place;
}

/** The same for what a file imports by a relative name; empty for a package. */
const placeOfImport = (name, file, root) =>
  name.startsWith('.') ? placeOf(path.resolve(path.dirname(file), name), root) : [];

module.exports = { everyImport, placeOf, placeOfImport };
