const path = require('node:path');

/** Which folder may import which. Tests may import anything: they stand outside the house. */
const mayImport = {
  app: ['ui', 'store', 'engine', 'locales', 'assets'],
  ui: ['ui', 'store', 'engine', 'locales', 'assets'],
  store: ['store', 'engine'],
  engine: ['engine'],
  locales: ['locales'],
  assets: ['assets'],
  scripts: ['scripts', 'ui', 'store', 'engine', 'locales', 'assets', '__tests__'],
};
/** Types cost nothing at run time: `locales` may speak of the engine's cards by their type. */
const mayImportTypes = { locales: ['engine'] };

const layers = [...Object.keys(mayImport), '__tests__'];

/** The top folder a path lies in, or null outside of the house. */
function layerOf(file, root) {
  const [top] = path.relative(root, file).split(path.sep);
  return layers.includes(top) ? top : null;
}

/** Imports point one way: app → ui → store → engine. The engine imports no package either. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      direction:
        '{{from}}/ may not import {{to}}/: imports point app → ui → store → engine. Move what is shared down, or pass it in.',
      app: 'Nothing imports app/: its files are routes. Move what is shared to ui/ and import it from there.',
      package:
        'The engine imports no package ({{to}}): it must run anywhere. Write the few lines it needs, or do it in store/.',
    },
  },
  create(context) {
    const root = context.cwd;
    const from = layerOf(context.filename, root);
    if (from === null || from === '__tests__') return {};

    function check(source, typeOnly) {
      const name = typeof source?.value === 'string' ? source.value : null;
      if (name === null) return;
      if (!name.startsWith('.')) {
        if (from === 'engine') context.report({ node: source, messageId: 'package', data: { to: name } });
        return;
      }
      const to = layerOf(path.resolve(path.dirname(context.filename), name), root);
      if (to === null || mayImport[from].includes(to)) return;
      if (typeOnly && mayImportTypes[from]?.includes(to)) return;
      context.report({ node: source, messageId: to === 'app' ? 'app' : 'direction', data: { from, to } });
    }

    const isTypeOnly = (node) =>
      node.importKind === 'type' ||
      node.exportKind === 'type' ||
      (node.specifiers?.length > 0 && node.specifiers.every(({ importKind }) => importKind === 'type'));

    return {
      ImportDeclaration: (node) => check(node.source, isTypeOnly(node)),
      ExportNamedDeclaration: (node) => check(node.source, isTypeOnly(node)),
      ExportAllDeclaration: (node) => check(node.source, isTypeOnly(node)),
      ImportExpression: (node) => check(node.source, false),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0], false),
      'CallExpression[callee.object.name="require"]': (node) => check(node.arguments[0], false),
    };
  },
};
