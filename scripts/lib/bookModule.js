const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const tsx = require('tsx/cjs/api');

const compiler = join(__dirname, 'rulebook.ts');
const { compileBook } = tsx.require(compiler, __filename);

/** A rulebook's Markdown as a module with its text. */
exports.bookModule = (markdown) => `exports.text = ${JSON.stringify(compileBook(markdown))};`;

/** Part of the key by which Metro and Jest keep a module: another compiler makes another module. */
exports.cacheKey = (part) =>
  createHash('sha1')
    .update(readFileSync(compiler))
    .update(readFileSync(__filename))
    .update(part)
    .digest('hex');
