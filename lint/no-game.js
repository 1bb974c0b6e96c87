const { readdirSync } = require('node:fs');
const path = require('node:path');
const { everyImport, placeOf, placeOfImport } = require('./imports');

/** The layers in which every game has a folder of its own. */
const layers = ['ui', 'store', 'engine'];
const app = ['app', ...layers];

/** These name every game there is, each once. */
const registries = [
  'engine/index.ts',
  'ui/games/index.ts',
  'ui/games/casts.ts',
  'ui/games/credits.ts',
  'ui/games/posters.ts',
];

/** These may name games: their rulebooks and their words. */
const speaking = ['ui/rules/texts.ts', 'ui/i18n/translations.ts'];

/** Part of a name or a key: `copsCast`, `games.coup.name`. */
const named = (game) =>
  new RegExp(`(?:(?<![A-Za-z])${game}|${game[0].toUpperCase()}${game.slice(1)})(?![a-z])`);

/** A folder of the engine other than its core is a game. */
const gamesIn = (root) =>
  readdirSync(path.join(root, 'engine'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'core')
    .map(({ name }) => name);

/** `engine` itself, or its index, which names all games. */
const isEngineIndex = ([top, file]) =>
  top === 'engine' && (file === undefined || /^index(\.ts)?$/.test(file));

/** What is shared knows no game, and no game knows another: a game comes in through the registry, or is passed in. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      game: '{{place}} is for any game and may not name {{game}}: pass in what it needs, or move this to ui/{{game}}, store/{{game}} or engine/{{game}}.',
      word: '{{place}} is for any game and may not speak of {{game}}: read what it needs from ui/games, or have it passed in.',
      otherGame: '{{from}} may not name {{game}}: what both need belongs to a shared folder.',
      allGames:
        'engine/index names every game: take the core from engine/core, and a game’s own from its folder. Its types serve ui/games alone.',
    },
  },
  create(context) {
    const root = context.cwd;
    const place = placeOf(context.filename, root);
    if (!app.includes(place[0]) || registries.includes(place.join('/'))) return {};
    const games = gamesIn(root);
    const gameAt = ([layer, folder]) => (layers.includes(layer) && games.includes(folder) ? folder : null);
    const own = gameAt(place);
    const isInGames = place[0] === 'ui' && place[1] === 'games';

    const isShared = own === null && !speaking.some((path) => place.join('/').startsWith(path));
    const names = games.map((game) => [game, named(game)]);
    const hear = (node, text) => {
      for (const [game, name] of names)
        if (name.test(text)) {
          const data = { game, place: place.slice(0, -1).join('/') };
          context.report({ node, messageId: 'word', data });
        }
    };
    const isImported = ({ parent }) => /^(?:Import|Export)/.test(parent.type);
    const words = isShared && {
      Identifier: (node) => hear(node, node.name),
      Literal: (node) => !isImported(node) && typeof node.value === 'string' && hear(node, node.value),
      TemplateElement: (node) => hear(node, node.value.raw),
    };

    return Object.assign(
      words || {},
      everyImport(({ source, name, typeOnly }) => {
        const to = placeOfImport(name, context.filename, root);
        const game = gameAt(to);
        if (game !== null && game !== own) {
          const messageId = own === null ? 'game' : 'otherGame';
          const data = { game, from: own, place: place.slice(0, -1).join('/') };
          context.report({ node: source, messageId, data });
        }
        if (isEngineIndex(to) && !(typeOnly && isInGames))
          context.report({ node: source, messageId: 'allGames' });
      }),
    );
  },
};
