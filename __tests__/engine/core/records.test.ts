/** Whatever the text of a record, it is read, or refused with a reason; nothing else can happen. */
import fc from 'fast-check';
import { gameIn, MatchError, parse, serialise } from '../../../engine';
import { coup } from '../../../engine/coup';
import { checksum } from '../../../engine/core/checksum';
import { gameAt } from '../coup/properties/tables';
import { anyRecordIsReadOrRefused, problemsOf } from '../support/records';
import { lazily, runs } from './playout';

const game = lazily(() =>
  gameAt({ book: 'persianPlus', players: 4, first: 0, options: { factions: true, anarchist: true } }, 50),
);
const text = lazily(() =>
  serialise({
    ...game(),
    match: { ...game().match, players: [{ name: 'Ann' }, { name: 'Bo', bot: 'bold' }] },
  }),
);
const record = lazily(() => JSON.parse(text()) as Record<string, unknown>);

const { problemIn, problemWith, problemWithRaw } = problemsOf(coup, text);

test('the record itself is read', () => {
  expect(problemIn(text())).toBeNull();
});

describe('is not a record', () => {
  test.each(['', ' ', 'null', 'true', '1', '"text"', '[]', '{}', 'not json', '{"version":1}', '\u0000'])(
    '%j',
    (given) => expect(problemIn(given)).toBe('notARecord'),
  );

  test('and says so', () => {
    expect(() => parse(coup, 'nonsense')).toThrow('not a record of a match');
  });

  test('with its end cut off, or something after it', () => {
    expect([text().slice(0, -1), text().slice(0, 40), `${text()}}`, `${text()},`].map(problemIn)).toEqual(
      Array.from({ length: 4 }, () => 'notARecord'),
    );
  });

  test.each(['version', 'game', 'setup', 'seed', 'players', 'moves'])('without %s', (field) => {
    expect(problemWith({ [field]: undefined })).toBe('notARecord');
    expect(problemWith({ [field]: null })).toBe('notARecord');
  });

  const misfits: Record<string, readonly unknown[]> = {
    version: ['1', true, [1], {}],
    game: [1, ['coup'], {}],
    setup: ['hebrew', 4, [], true],
    seed: ['1', [1], {}, true],
    players: [
      'Ann',
      {},
      ['Ann'],
      [null],
      [[]],
      [{}],
      [{ name: 1 }],
      [{ name: 'Ann', bot: 1 }],
      [{ name: 'Ann' }, { bot: 'bold' }],
      [{ name: 'Ann', bot: null }],
    ],
    moves: ['allow', {}, 1],
  };
  test.each(Object.keys(misfits))('with another kind of %s', (field) => {
    misfits[field]?.forEach((value) =>
      expect([value, problemWith({ [field]: value })]).toEqual([value, 'notARecord']),
    );
  });
});

describe('says what is wrong', () => {
  test('with the version', () => {
    [0, 3, -1, 1.5].forEach((version) => expect(problemWith({ version })).toBe('unknownVersion'));
    ['1e999', '-1e999', '-0', '1.0000000001'].forEach((raw) =>
      expect(problemWithRaw('version', raw)).toBe('unknownVersion'),
    );
    expect(() => parse(coup, JSON.stringify({ ...record(), version: 3 }))).toThrow('unknown version 3');
  });

  test('with the game, whatever every object inherits', () => {
    ['', 'Coup', 'cops', '__proto__', 'constructor', 'toString', 'hasOwnProperty'].forEach((game) =>
      expect(problemWith({ game })).toBe('anotherGame'),
    );
    expect(() => parse(coup, JSON.stringify({ ...record(), game: 'chess' }))).toThrow(
      'a record of chess, not of coup',
    );
  });

  test('with the seed', () => {
    ['0.5', '1e999', '-1e999', '1e-400000', '1e300'].forEach((raw) =>
      expect([raw, problemWithRaw('seed', raw)]).toEqual([
        raw,
        expect.stringMatching(/^(illegalSetup|illegalMove|checksumDiffers)$/),
      ]),
    );
    expect(problemWith({ seed: 0.5 })).toBe('illegalSetup');
    expect(() => parse(coup, JSON.stringify({ ...record(), seed: 0.5 }))).toThrow(/^illegal setup: seed: /);
  });

  test('with the set-up', () => {
    const setup = record().setup as object;
    const odd = [
      { players: 11 },
      { players: '4' },
      { first: 4 },
      { book: 'english' },
      { deck: [] },
      { options: null },
      { options: [] },
    ];
    odd.forEach((change) =>
      expect([change, problemWith({ setup: { ...setup, ...change } })]).toEqual([change, 'illegalSetup']),
    );
    expect(problemWith({ setup: {} })).toBe('illegalSetup');
    expect(problemWithRaw('setup', '{"__proto__":{"book":"hebrew","players":3,"first":0}}')).toBe(
      'illegalSetup',
    );
    expect(problemWith({ setup: { ...setup, book: { toString: 1, valueOf: 1 } } })).toBe('illegalSetup');
    expect(problemWith({ setup: { ...setup, options: { factions: 'yes' } } })).toBe('illegalSetup');
  });

  test('with which move', () => {
    const moves = record().moves as readonly unknown[];
    [
      null,
      5,
      'allow',
      [],
      {},
      { type: 'dance' },
      { type: 'act', action: 'income', target: 0 },
      moves,
    ].forEach((stray) => {
      const given = JSON.stringify({
        ...record(),
        moves: [...moves.slice(0, 36), stray, ...moves.slice(36)],
      });
      expect(() => parse(coup, given)).toThrow(/^illegal move 37: /);
      expect(problemIn(given)).toBe('illegalMove');
    });
    expect(problemWith({ moves: [...moves, { type: 'allow' }] })).toBe('illegalMove');
  });

  test('with the checksum', () => {
    const moves = record().moves as readonly unknown[];
    expect(problemWith({ moves: moves.slice(0, -1) })).toBe('checksumDiffers');
    expect(() => parse(coup, JSON.stringify({ ...record(), checksum: '' }))).toThrow('checksum differs');
    expect(problemWith({ checksum: null })).toBe('checksumDiffers');
    expect(problemWith({ checksum: [record().checksum] })).toBe('checksumDiffers');
    expect(problemWith({ checksum: checksum(record()) })).toBe('checksumDiffers');
  });
});

test('what is nested beyond reason is refused like anything else', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(problemWithRaw('moves', deep)).toBe('illegalMove');
  expect(problemWithRaw('moves', `[{"type":"act","action":${deep}}]`)).toBe('illegalMove');
  expect(problemWithRaw('setup', `{"book":${deep}}`)).toBe('illegalSetup');
  expect(
    problemWithRaw(
      'setup',
      `{"book":"hebrew","players":3,"first":0,"options":{"strictDoubleDanger":${deep}}}`,
    ),
  ).toBe('illegalSetup');
  expect(problemWithRaw('game', deep)).toBe('notARecord');
  const setup = JSON.stringify(record().setup);
  expect(
    problemWithRaw(
      'setup',
      setup.replace('{', () => `{"extra":${deep},`),
    ),
  ).toBe('illegalSetup');
  expect(problemWithRaw('players', `[{"name":"Ann","extra":${deep}}]`)).toBeNull();
});

test('a record says which game it is of, and a text that is none does not', () => {
  expect(gameIn(text())).toBe('coup');
  expect(gameIn(JSON.stringify({ ...record(), game: 'chess' }))).toBe('chess');
  expect(() => gameIn('nonsense')).toThrow(MatchError);
});

test('nothing comes along that a record has no business with', () => {
  const { setup } = record() as { setup: { readonly options: object } };
  expect(problemWith({ setup: { ...setup, extra: 1 } })).toBe('illegalSetup');
  expect(problemWith({ setup: { ...setup, options: { ...setup.options, extra: 1 } } })).toBe('illegalSetup');
  const players = [
    { name: 'Ann', extra: 1 },
    { name: 'Bo', bot: 'bold', __proto__: null },
  ];
  const read = parse(coup, JSON.stringify({ ...record(), players }));
  expect(read.match.players).toEqual([{ name: 'Ann' }, { name: 'Bo', bot: 'bold' }]);
});

test('keys of every object do no harm', () => {
  expect(
    problemIn(text().replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},')),
  ).toBeNull();
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  const { match } = parse(coup, text().replace('{', '{"more":1,'));
  expect(Object.keys(match).join()).toBe('version,game,setup,seed,players,moves');
});

test('any text at all', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.json().map((inner) => `{"version":1,"game":"coup","setup":${inner}}`),
  );
  fc.assert(
    fc.property(texts, (given) => expect(problemIn(given)).toBe('notARecord')),
    { numRuns: runs(1_000) },
  );
});

anyRecordIsReadOrRefused(coup, text, ['book', 'players', 'first', 'options', 'deck']);
