const expo = require('@expo/metro-config/babel-transformer');
const { bookModule, cacheKey } = require('./bookModule');

/** Expo's own transformer, which is given a rulebook's Markdown as a module. */
module.exports = {
  transform: (file) =>
    expo.transform(file.filename.endsWith('.md') ? { ...file, src: bookModule(file.src) } : file),
  getCacheKey: (options) => cacheKey(expo.getCacheKey(options)),
};
