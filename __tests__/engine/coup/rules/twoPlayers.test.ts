import { coup, ruleBooks, type Book, type CoupOptions, type Role } from '../../../../engine/coup';
import { Play } from '../support/play';
import { tellings } from '../support/tellings';

const third: readonly Role[] = ['captain', 'duke', 'contessa', 'assassin', 'ambassador'];

const two = (book: Book, options: CoupOptions = {}, first = 0) =>
  new Play(coup.deal({ book, players: 2, first, options }, 4));

const drafting = (first = 0) => new Play(coup.deal({ book: 'persian', players: 2, first, deck: third }, 4));

describe.each(tellings('FC-47 FC-48 FP-37'))('%s B18: two draft from three sets of five (%s)', (_, book) => {
  const table = two(book);

  test('C-74: the starting player has one coin, the other two', () => {
    expect(table.coins).toEqual([1, 2]);
    two(book, {}, 1).expect({ coins: [2, 1], asked: '1 draft' });
  });

  test('each picks one card of a set of five, in secret', () => {
    table.expect({ asked: '0 draft', secret: true });
    expect(table.targets('draft').join(' ')).toBe('duke assassin captain ambassador contessa');
    table.play('0 draft duke').expect({ asked: '1 draft', offers: table.offers });
  });

  test('then one card of the third set is dealt to each; the other three are the court', () => {
    const game = two(book).play('0 draft contessa, 1 draft contessa');
    expect(game.hands.map((hand) => hand.split(' ')[0])).toEqual(['contessa', 'contessa']);
    expect(game.court).toHaveLength(3);
    const dealt = [...game.court, ...game.hands.map((hand) => hand.split(' ')[1])];
    expect([...dealt].sort()).toEqual([...third].sort());
    expect(game.asked).toBe('0 act');
  });
});

describe('FC-48: the draft', () => {
  test('with a third set in a known order', () => {
    const game = drafting(1).play('1 draft assassin, 0 draft duke');
    expect(game.hands).toEqual(['duke captain', 'assassin duke']);
    game.expect({ court: ['contessa', 'assassin', 'ambassador'], asked: '1 act' });
    expect(game.told().at(-1)).toBe('— the turn of 1 —');
  });

  test('C-71: nobody is told what the other picked, nor can tell by what they are offered', () => {
    const one = drafting().play('0 draft duke');
    const other = drafting().play('0 draft contessa');
    for (const viewer of [1, 'table'] as const) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.told(viewer)).toEqual(['0 picks a card from their set']);
    }
    expect(one.told(0)).toEqual(['0 picks a card from their set (duke)']);
    expect(one.offers).toEqual(other.offers);
  });

  test('shows the set only to the one who picks', () => {
    const asked = drafting();
    expect(asked.view(0).offered).toEqual(['duke', 'assassin', 'captain', 'ambassador', 'contessa']);
    expect(asked.view(1).offered).toBeNull();
    expect(asked.view('table').offered).toBeNull();
  });

  test('nobody is out of the game for having no card yet', () => {
    drafting().expect({ out: [], winner: undefined });
  });

  test('C-71 C-72: with the Inquisitor each set of five holds one in the Ambassador’s place', () => {
    const game = two('persianPlus', { sixth: 'inquisitor' });
    expect(game.targets('draft')).toEqual(['duke', 'assassin', 'captain', 'contessa', 'inquisitor']);
    const dealt = game.play('0 draft inquisitor, 1 draft inquisitor');
    const cards = [...dealt.court, ...dealt.hands.flatMap((hand) => hand.split(' '))];
    expect(cards).toHaveLength(7);
    expect(cards.filter((card) => card === 'inquisitor')).toHaveLength(3);
    expect(cards).not.toContain('ambassador');
  });

  test('C-25: an exchange draws two of the three cards of the court', () => {
    const game = drafting().play('0 draft ambassador, 1 draft duke, 0 exchange, 1 allow');
    expect(game.view(0).offered).toEqual(['ambassador', 'captain', 'contessa', 'assassin']);
    expect(game.view(0).court).toBe(1);
    expect(game.play('0 keep captain contessa').court).toHaveLength(3);
  });
});

describe('B18: the other modes', () => {
  test('FP-37 C-74: Persian+ also plays an ordinary deal with one coin for the starter', () => {
    const game = two('persianPlus', { twoPlayers: 'oneCoin' }, 1);
    game.expect({ asked: '1 act', coins: [2, 1] });
    expect(game.court).toHaveLength(11);
  });

  test.each(['russian', 'hebrew'] as const)('%s: the ordinary set-up', (book) => {
    const game = new Play(coup.deal({ book, players: 2, first: 1 }, 4));
    game.expect({ asked: '1 act', coins: [2, 2] });
    expect(game.court).toHaveLength(11);
  });

  test('the book’s own mode comes first', () => {
    expect(
      Object.fromEntries(Object.entries(ruleBooks).map(([book, rules]) => [book, rules.twoPlayers])),
    ).toEqual({
      persianPlus: ['draft', 'oneCoin'],
      persian: ['draft'],
      russian: ['plain'],
      hebrew: ['plain'],
    });
  });
});

test('C-73: two may play with the Anarchist: lose one, or claim the Contessa', () => {
  const game = two('persianPlus', { anarchist: true }).play('0 draft duke, 1 draft contessa');
  const saved = game.play('0 tax, 1 allow', '1 income', '0 tax, 1 allow', '1 income', '0 bomb 1');
  saved.expect({ asked: '1 bomb', offers: ['explode', 'defuse'], coins: [2, 4] });
  expect(saved.play('1 defuse, 0 challenge, 1 prove').winner ?? 'nobody yet').toBe('nobody yet');
});
