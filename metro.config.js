const { join } = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

/** Rulebooks are imported as they are written (`ui/rules/texts.ts`). */
config.resolver.sourceExts.push('md');
config.transformer.babelTransformerPath = require.resolve('./scripts/lib/bookTransformer.metro');

/** A module is run when it is first needed, not when the app starts: the first page comes up a tenth sooner. */
config.transformer.getTransformOptions = () =>
  Promise.resolve({ transform: { experimentalImportSupport: true, inlineRequires: true } });

const serialize = config.serializer.customSerializer;

/** What several late parts need travels with the first of them, not with the first page (`ui/later/shared.ts`). */
config.serializer.customSerializer = async (entry, preModules, graph, options) => {
  if (graph.transformOptions.dev || !options.serializerOptions?.splitChunks)
    return serialize(entry, preModules, graph, options);
  const { realPath, withSharedChunk } = await import('./scripts/lib/sharedChunk.mjs');
  const dependencies = withSharedChunk(graph.dependencies, entry, join(__dirname, 'ui/later/shared.ts'));
  const createModuleId = (path, ...context) => options.createModuleId(realPath(path), ...context);
  return serialize(entry, preModules, { ...graph, dependencies }, { ...options, createModuleId });
};

module.exports = config;
