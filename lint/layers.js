const { everyImport, placeOf, placeOfImport } = require('./imports');

/** Which folder may import which. */
const mayImport = {
  app: ['ui', 'store', 'engine', 'locales', 'assets'],
  ui: ['ui', 'store', 'engine', 'locales', 'assets'],
  store: ['store', 'engine'],
  engine: ['engine'],
  locales: ['locales'],
  assets: ['assets'],
  lint: ['lint'],
  tools: ['tools', 'ui', 'store', 'engine', 'locales', 'assets'],
  scripts: ['scripts', 'tools', 'ui', 'store', 'engine', 'locales', 'assets'],
  lab: ['lab', 'scripts', 'tools', 'engine'],
};
/** Types cost nothing at run time: `locales` may speak of the engine's cards by their type. */
const mayImportTypes = { locales: ['engine'] };
/** Tests may import anything: they stand outside the house. */
const tests = '__tests__';
/** In these lies nothing that is run. */
const withoutCode = ['docs', 'public'];

const folders = [...Object.keys(mayImport), tests, ...withoutCode];

/** The top folder a place is in, or null for a file beside them. */
const folderOf = (place) => (place.length > 1 ? place[0] : null);

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
      folder:
        'Nobody knows the folder {{from}}/: say in lint/layers.js what may be imported there, or put this where it belongs.',
      noCode: 'No code lies in {{from}}/: it belongs to scripts/, tools/ or a layer of the app.',
    },
  },
  create(context) {
    const root = context.cwd;
    const from = folderOf(placeOf(context.filename, root));
    if (from === null || from === tests) return {};
    if (!mayImport[from]) {
      const messageId = folders.includes(from) ? 'noCode' : 'folder';
      return { Program: (node) => context.report({ node, messageId, data: { from } }) };
    }

    return everyImport(({ source, name, typeOnly }) => {
      if (!name.startsWith('.')) {
        if (from === 'engine') context.report({ node: source, messageId: 'package', data: { to: name } });
        return;
      }
      const [to] = placeOfImport(name, context.filename, root);
      if (!folders.includes(to) || mayImport[from].includes(to)) return;
      if (typeOnly && mayImportTypes[from]?.includes(to)) return;
      context.report({ node: source, messageId: to === 'app' ? 'app' : 'direction', data: { from, to } });
    });
  },
};
