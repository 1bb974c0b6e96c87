/** Whole games in a real browser, on a slow machine perhaps. */
jest.setTimeout(180_000);
