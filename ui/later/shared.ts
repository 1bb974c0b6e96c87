/**
 * Empty as it is written. When the web app is exported, what several of the later parts need and the first page does
 * not is put beside it (`scripts/lib/sharedChunk.mjs`), so that it travels once and not with the first page.
 */
export {};
