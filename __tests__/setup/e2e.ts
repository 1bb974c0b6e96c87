/** A whole game in a real browser, on a machine that is busy with others. What hangs is found sooner: no single wait is that long. */
jest.setTimeout(400_000);
