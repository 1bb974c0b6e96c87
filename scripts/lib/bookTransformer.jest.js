const { bookModule, cacheKey } = require('./bookModule');

/** A test reads a rulebook's Markdown as the app does. */
module.exports = {
  process: (markdown) => ({ code: bookModule(markdown) }),
  getCacheKey: (markdown) => cacheKey(markdown),
};
