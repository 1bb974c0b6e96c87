import { SetupError } from '../../../../engine';
import { coup, type CoupSetup } from '../../../../engine/coup';
import { deckFrom } from '../support/deck';

/** As somebody may have written it: the types are of no help there. */
const written = (setup: object) => ({ book: 'persian', players: 3, first: 0, ...setup }) as CoupSetup;

function fieldAtFault(setup: object): string {
  try {
    coup.deal(written(setup), 1);
  } catch (error) {
    if (error instanceof SetupError) return error.field;
    throw error;
  }
  return 'none';
}

const plus = { book: 'persianPlus' };
const two = (book: string, twoPlayers: string) => ({ book, players: 2, options: { twoPlayers } });
const classicDeck = deckFrom(['duke captain', 'assassin contessa', 'ambassador duke']);
const inquisitorDeck = deckFrom([], '', 'inquisitor');

const faults: readonly (readonly [ids: string, what: string, field: string, setup: object])[] = [
  ['HE-01', 'a book nobody wrote', 'book', { book: 'french' }],
  ['HE-01', 'one player', 'players', { players: 1 }],
  ['HE-01 B17', 'seven in the Hebrew book', 'players', { book: 'hebrew', players: 7 }],
  ['B17', 'seven in the Persian book', 'players', { players: 7 }],
  ['B17', 'seven in the Russian book', 'players', { book: 'russian', players: 7 }],
  ['B17 FP-N01', 'eleven in Persian+', 'players', { ...plus, players: 11 }],
  ['B8', 'an Inquisitor in the Persian book', 'options.sixth', { options: { sixth: 'inquisitor' } }],
  ['B8', 'an Inquisitor in Hebrew', 'options.sixth', { book: 'hebrew', options: { sixth: 'inquisitor' } }],
  ['B8', 'a Duke for a sixth character', 'options.sixth', { ...plus, options: { sixth: 'duke' } }],
  ['B21', 'factions in the Persian book', 'options.factions', { options: { factions: true } }],
  ['B21', 'factions in Russian', 'options.factions', { book: 'russian', options: { factions: true } }],
  ['B21', 'factions in Hebrew', 'options.factions', { book: 'hebrew', options: { factions: true } }],
  ['C-47', 'factions for two', 'options.factions', { ...plus, players: 2, options: { factions: true } }],
  ['B21', 'an Anarchist in the Persian book', 'options.anarchist', { options: { anarchist: true } }],
  ['B21', 'an Anarchist in Hebrew', 'options.anarchist', { book: 'hebrew', options: { anarchist: true } }],
  ['B21', 'an Anarchist in Russian', 'options.anarchist', { book: 'russian', options: { anarchist: true } }],
  ['B18', 'a mode for two at a table of three', 'options.twoPlayers', { options: { twoPlayers: 'draft' } }],
  ['B18', 'an ordinary deal for two', 'options.twoPlayers', two('persian', 'plain')],
  ['B18', 'one coin alone', 'options.twoPlayers', two('persian', 'oneCoin')],
  ['B18', 'a draft in Russian', 'options.twoPlayers', two('russian', 'draft')],
  ['B18', 'one coin in Hebrew', 'options.twoPlayers', two('hebrew', 'oneCoin')],
  ['B18', 'a mode unheard of', 'options.twoPlayers', two('persianPlus', 'chess')],
  ['FC-01', 'a deck that is short', 'deck', { deck: classicDeck.slice(1) }],
  ['FC-01', 'a deck with a fourth Duke', 'deck', { deck: [...classicDeck.slice(0, -1), 'duke'] }],
  ['FC-01', 'a deck with a Joker', 'deck', { deck: [...classicDeck.slice(0, -1), 'joker'] }],
  ['FP-I01', 'a deck for the other sixth character', 'deck', { deck: inquisitorDeck }],
  ['C-69', 'a deck of fifteen for seven', 'deck', { ...plus, players: 7, deck: classicDeck }],
  ['C-72', 'a deck of fifteen for the draft', 'deck', { players: 2, deck: classicDeck }],
  ['FC-01', 'a deck in words', 'deck', { deck: 'duke' }],
  ['HE-01', 'something besides', 'setup', { extra: [] }],
  ['HE-01', 'what every object inherits', 'setup', { constructor: 1 }],
  ['B21', 'a choice that no book leaves', 'options', { options: { jokers: true } }],
];

test.each(faults)('%s: %s is refused for its %s', (_, _what, field, setup) => {
  expect(fieldAtFault(setup)).toBe(field);
});

test('what a table may choose is accepted', () => {
  const chosen: readonly object[] = [
    {},
    { options: {} },
    { players: 2 },
    { players: 2, options: { twoPlayers: 'draft' } },
    { ...plus, players: 2, options: { twoPlayers: 'oneCoin' } },
    { ...plus, players: 2, options: { anarchist: true } },
    { ...plus, players: 10, options: { sixth: 'inquisitor', factions: true, anarchist: true } },
    { book: 'russian', options: { sixth: 'ambassador' } },
    { book: 'russian', players: 2, options: { twoPlayers: 'plain', sixth: 'inquisitor' } },
    { book: 'hebrew', players: 2, options: { strictDoubleDanger: true } },
    { book: 'hebrew', options: { factions: false, anarchist: false, sixth: 'ambassador' } },
    { deck: classicDeck },
  ];
  expect(chosen.map((setup) => fieldAtFault(setup))).toEqual(chosen.map(() => 'none'));
});
