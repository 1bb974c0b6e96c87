import { screen } from '@testing-library/react-native';
import type { CoupMove } from '../../../../engine/coup';
import { stakes } from '../../../../ui/coup/decisions/stakes';
import { translatorOf } from '../../../../ui/i18n/translations';
import { at, type Play, type Table } from '../../../engine/coup/support/play';
import { questions } from '../../../engine/coup/support/questions';
import { askedOf, cardsSeen, find, hold, names, rolesHeard, tap, tapForGood, wordsOnScreen } from './asked';

const games = new Map(questions);
function gameOf(kind: string) {
  const game = games.get(kind);
  if (!game) throw new Error(`No game stands at ${kind}.`);
  return game;
}
const classic = at('persian', {
  hands: ['duke captain', 'assassin contessa', 'ambassador duke'],
  coins: [3, 2, 2],
});
const plus = (table: Partial<Table>) =>
  at('persianPlus', {
    hands: ['duke inquisitor', 'assassin contessa', 'inquisitor duke'],
    parties: ['empire', 'resistance', 'empire'],
    options: { sixth: 'inquisitor', factions: true, anarchist: true },
    ...table,
  });

/** What cannot be taken back takes two touches. */
const forGood: ReadonlySet<CoupMove['type']> = new Set(['prove', 'concede', 'giveBack', 'swap', 'explode']);

/** What is asked, and what a tap on each thing that is offered answers. */
const oneTap: readonly (readonly [string, string, Readonly<Record<string, CoupMove>>])[] = [
  ['challenge', 'Challenge it?', { Challenge: { type: 'challenge' }, 'No challenge': { type: 'allow' } }],
  [
    'block',
    'Block it?',
    {
      'Block as the Captain': { type: 'block', role: 'captain' },
      'Block as the Inquisitor': { type: 'block', role: 'inquisitor' },
      'No block': { type: 'allow' },
    },
  ],
  [
    'side',
    'Sara, which side are you on?',
    { Empire: { type: 'side', party: 'empire' }, Resistance: { type: 'side', party: 'resistance' } },
  ],
  [
    'bomb',
    'You are holding the bomb',
    {
      'Let it explode': { type: 'explode' },
      'Defuse it as the Contessa': { type: 'defuse' },
      'As the Contessa, pass it to Dan': { type: 'pass', target: 2 },
    },
  ],
  ['redirect', 'Who gets the bomb instead?', { 'To Arash': { type: 'pass', target: 3 } }],
  ['prove', 'Noa challenges you', { 'Show the Duke': { type: 'prove' }, 'Do not show': { type: 'concede' } }],
  ['examine', 'A card of Noa', { 'Give it back': { type: 'giveBack' }, 'Have it changed': { type: 'swap' } }],
];

test.each(oneTap)('%s: asks, and a tap on what it offers answers it', (kind, title, answers) => {
  for (const [label, move] of Object.entries(answers)) {
    const { answered, moves } = askedOf(gameOf(kind));
    expect(rolesHeard('heading')).toEqual([title]);
    expect(rolesHeard('button')).toEqual(Object.keys(answers));
    (forGood.has(move.type) ? tapForGood : tap)(label);
    expect(answered).toEqual([move]);
    expect(moves).toContainEqual(move);
    screen.unmount();
  }
});

/** What is said, line upon line, of what is at stake. */
const atStake: readonly (readonly [string, Play, readonly string[]])[] = [
  [
    'a word that is doubted: who says what, and who loses by it',
    classic.play('0 steal 1'),
    [
      'Sara: Steal, against you',
      '“I am the Captain.”',
      'Challenge it?',
      'A lie: Sara loses an influence, and the action fails.',
      'The truth: you lose an influence.',
      'Challenge',
      'No challenge',
    ],
  ],
  [
    'a block that is doubted',
    classic.play('0 steal 1, all allow, 1 block ambassador'),
    [
      'Noa blocks the theft',
      '“I am the Ambassador.”',
      'Challenge it?',
      'A lie: Noa loses an influence, and the action goes ahead.',
    ],
  ],
  [
    'FP-A08: a Contessa that is doubted over the bomb',
    gameOf('bomb').play('1 pass 2'),
    [
      'Noa passes the bomb to you',
      '“I am the Contessa.”',
      'Challenge it?',
      'A lie: the bomb goes off as well, and Noa is out.',
    ],
  ],
  [
    'FP-R09: that somebody is not the Duke',
    plus({ reserve: 2 }).play('0 embezzle'),
    ['“I do not hold the Duke.”'],
  ],
  [
    'FC-45: two influences, where an assassin is blocked with a lie',
    classic.play('0 assassinate 1, all allow'),
    ['Caught lying: you lose two, one for the lie and one to the assassin.'],
  ],
  [
    'FC-45: the end, where there is but one left',
    at('persian', { hands: ['duke captain', '(duke) contessa', 'duke captain'], coins: [3] }).play(
      '0 assassinate 1, all allow',
    ),
    ['No block: you are out.', 'Caught lying: you are out.'],
  ],
  [
    'C-13: a lie that can only be given up, and what comes back',
    classic.play('0 assassinate 1, 1 challenge'),
    ['You lose an influence, and the action fails. 3 coins come back.'],
  ],
  [
    'what follows a blocker’s lie',
    classic.play('0 steal 1, all allow, 1 block captain, 2 challenge'),
    ['You lose an influence, and the action goes ahead.'],
  ],
];

test.each(atStake)('before it is answered it is said: %s', (_, game, lines) => {
  askedOf(game);
  expect(wordsOnScreen().join('\n')).toContain(lines.join('\n'));
});

test('FC-45: the one who may block instead of challenging is warned of it before, the others are not', () => {
  const warned = (seat: number) =>
    stakes.challenge(translatorOf('en'), classic.play('0 assassinate 1').view(seat), seat, names).join(' ');
  expect(warned(1)).toContain('you lose two');
  expect(warned(2)).not.toContain('you lose two');
});

test.each([
  ['FC-45: both cards, unless a block saves the other', {}, 'the assassin takes the other unless you block'],
  ['C-09: both, where the table leaves no block', { strictDoubleDanger: true }, 'No block is left to you'],
])('the truth costs the assassin’s target %s', (_, options, words) => {
  const struck = at('persian', {
    hands: ['assassin duke', 'duke contessa', 'captain captain'],
    coins: [3],
    options,
  });
  const truth = (seat: number) =>
    stakes.challenge(translatorOf('en'), struck.play('0 assassinate 1').view(seat), seat, names)[1];
  expect(truth(1)).toContain(words);
  expect(truth(2)).toBe('The truth: you lose an influence.');
});

test('FC-13: with one card left, to doubt the truth is the end', () => {
  const last = at('persian', { hands: ['assassin duke', 'duke (contessa)', 'captain captain'], coins: [3] });
  const truth = (deed: string) => stakes.challenge(translatorOf('en'), last.play(deed).view(1), 1, names)[1];
  expect(truth('0 assassinate 1')).toBe('The truth: you are out.');
  expect(truth('0 tax')).toBe('The truth: you are out.');
});

describe('act', () => {
  test('all actions of the game lie there, general ones first; what cannot be taken says why', () => {
    askedOf(plus({ coins: [2, 0, 2], reserve: 0 }));
    expect(rolesHeard('heading')).toEqual(['Choose an action']);
    expect(rolesHeard('button')).toEqual([
      'Income, Take 1 coin, Open to all, Cannot be blocked',
      'Foreign aid, Take 2 coins, Open to all, Blocked by: Duke',
      'Coup, A rival loses an influence, Costs 7 coins, Needs 7 coins, Open to all, Cannot be blocked',
      'Tax, Take 3 coins, Claim: Duke, Cannot be blocked',
      'Assassinate, A rival loses an influence, Costs 3 coins, Needs 3 coins, Claim: Assassin, Blocked by: Contessa',
      'Steal, Take 2 coins from a rival, Only your own side has coins, Claim: Captain, Blocked by: Captain or Inquisitor',
      'Exchange, Draw 1 card, return as many, Claim: Inquisitor, Cannot be blocked',
      'Examine, See a rival’s card, have it changed if you like, Claim: Inquisitor, Cannot be blocked',
      'Conversion, Change somebody’s side, Costs 1 for yourself, 2 for another, Open to all, Cannot be blocked',
      'Embezzlement, Empty the reserve: 0 coins, The reserve is empty, Claim: no Duke, Cannot be blocked',
      'The bomb, Hand somebody the bomb, Costs 5 coins, Needs 5 coins, Open to all, Cannot be blocked',
    ]);
    for (const shut of ['Coup', 'Assassinate', 'Steal', 'Embezzlement', 'The bomb'])
      expect(find(shut)).toBeDisabled();
    for (const open of ['Income', 'Tax', 'Conversion']) expect(find(open)).toBeEnabled();
  });

  test('one that is aimed at nobody is one tap', () => {
    const { answered, moves } = askedOf(classic);
    tap('Tax');
    expect(answered).toEqual([{ type: 'act', action: 'tax' }]);
    expect(moves).toContainEqual(answered[0]);
  });

  test('one that is aimed at somebody is two, with a way back', () => {
    const { answered, moves } = askedOf(classic);
    tap('Steal');
    expect(rolesHeard('heading')).toEqual(['Steal: choose a player']);
    expect(rolesHeard('button')).toEqual([
      'Noa, 2 coins, 2 influences',
      'Dan, 2 coins, 2 influences',
      'Another action',
    ]);
    tap('Another action');
    tap('Assassinate');
    tap('Dan');
    expect(answered).toEqual([{ type: 'act', action: 'assassinate', target: 2 }]);
    expect(moves).toContainEqual(answered[0]);
  });

  test('FP-R07: one may turn one’s own party, at its own price', () => {
    const { answered } = askedOf(plus({ coins: [1, 2, 2] }));
    tap('Conversion');
    expect(rolesHeard('button')).toEqual([
      'Noa, New side: Empire, Costs 2 coins, Needs 2 coins',
      'Dan, New side: Resistance, Costs 2 coins, Needs 2 coins',
      'Yourself, New side: Resistance, Costs 1 coin',
      'Another action',
    ]);
    expect(find('Noa')).toBeDisabled();
    tap('Yourself');
    expect(answered).toEqual([{ type: 'act', action: 'convert', target: 0 }]);
  });

  test('FP-15, FP-R06: with ten coins the only question is whom, and fellows are spared', () => {
    const { answered, moves } = askedOf(plus({ coins: [10, 2, 2] }));
    expect(rolesHeard('heading')).toEqual(['A coup: against whom?']);
    expect(wordsOnScreen()).toContain('With 10 coins or more, only a coup is left');
    expect(rolesHeard('button')).toEqual([
      'Noa, 2 coins, 2 influences, Resistance',
      'Dan, 2 coins, 2 influences, Empire, On your side',
    ]);
    tap('Noa');
    expect(answered).toEqual([{ type: 'act', action: 'coup', target: 1 }]);
    expect(moves).toEqual(answered);
  });

  describe('FC-25: a coup at a last influence, which nobody answers and nothing takes back,', () => {
    const oneLeft = { hands: ['duke captain', '(assassin) contessa', 'ambassador duke'], coins: [7, 2, 2] };
    const aimed = { type: 'act', action: 'coup', target: 1 };

    test('takes a second touch, and the mind may change before it', () => {
      const { answered } = askedOf(at('persian', oneLeft));
      for (const touched of ['Coup', 'Noa', 'Another action', 'Coup', 'Noa']) tap(touched);
      expect(answered).toEqual([]);
      expect(find('Noa')).toHaveTextContent(/Touch again: .Coup.$/);
      tap('Noa');
      expect(answered).toEqual([aimed]);
    });

    test('or one that is held', () => {
      const { answered } = askedOf(at('persian', oneLeft));
      tap('Coup');
      hold('Noa');
      expect(answered).toEqual([aimed]);
    });

    test('takes no second one at two influences: until a card is chosen it can be taken back', () => {
      const { answered } = askedOf(at('persian', oneLeft));
      tap('Coup');
      tap('Dan');
      expect(answered).toEqual([{ ...aimed, target: 2 }]);
    });

    test('FC-22: nor goes by one touch where nothing else is left', () => {
      const { answered } = askedOf(at('persian', { ...oneLeft, coins: [10, 2, 2] }));
      tap('Noa');
      expect(answered).toEqual([]);
      tap('Noa');
      expect(answered).toEqual([aimed]);
    });

    test('where there is nobody else to aim at, the action itself is touched twice', () => {
      const { answered } = askedOf(at('hebrew', { ...oneLeft, hands: oneLeft.hands.slice(0, 2) }));
      tap('Coup');
      expect(answered).toEqual([]);
      expect(find('Coup')).toHaveTextContent(/Touch again: .Coup.$/);
      tap('Assassinate');
      expect(answered).toEqual([{ type: 'act', action: 'assassinate', target: 1 }]);
      tap('Coup');
      tap('Coup');
      expect(answered.at(-1)).toEqual(aimed);
    });
  });

  test('nothing on it depends on the cards that are held, nor does what is answered to a claim', () => {
    const treeOf = (game: Play) => {
      askedOf(game);
      const tree = JSON.stringify(screen.toJSON());
      screen.unmount();
      return tree;
    };
    const acting = (hand: string) =>
      treeOf(plus({ hands: [hand, 'assassin contessa', 'inquisitor duke'], reserve: 3 }));
    expect(acting('duke captain')).toBe(acting('contessa assassin'));

    const answering = (hand: string, play: string) =>
      treeOf(
        at('persian', { hands: ['duke captain', hand, 'captain captain'], coins: [3, 2, 2] }).play(play),
      );
    for (const play of ['0 tax', '0 steal 1, all allow'])
      expect(answering('duke ambassador', play)).toBe(answering('contessa assassin', play));
  });
});

describe('prove', () => {
  test('C-13: the hand lies there; a lie can only be given up', () => {
    const { answered } = askedOf(classic.play('0 assassinate 1, 1 challenge'));
    expect(cardsSeen()).toEqual(['Duke', 'Captain']);
    expect(wordsOnScreen()).toContain('None of your cards is the Assassin.');
    expect(rolesHeard('button')).toEqual(['Admit the bluff']);
    tap('Admit the bluff');
    expect(answered).toEqual([{ type: 'concede' }]);
  });

  test('FP-R09: without the Duke, all cards are shown', () => {
    const game = plus({ hands: ['captain inquisitor', 'duke contessa', 'duke duke'], reserve: 2 });
    const { answered } = askedOf(game.play('0 embezzle, 1 challenge'));
    tapForGood('Show all your cards');
    expect(answered).toEqual([{ type: 'prove' }]);
  });

  test('FP-R09: with the Duke, there is nothing to show', () => {
    askedOf(plus({ reserve: 2 }).play('0 embezzle, 1 challenge'));
    expect(wordsOnScreen()).toContain('But you do hold the Duke.');
    expect(rolesHeard('button')).toEqual(['Admit the bluff']);
  });
});

describe('a card is chosen, then confirmed', () => {
  const chosen: readonly (readonly [string, readonly string[], string, string, CoupMove])[] = [
    ['lose', ['Assassin', 'Contessa'], 'Contessa', 'Lose the Contessa', { type: 'lose', card: 1 }],
    ['show', ['Assassin', 'Contessa'], 'Assassin', 'Show the Assassin', { type: 'show', card: 0 }],
    [
      'draft',
      ['Duke', 'Assassin', 'Captain', 'Ambassador', 'Contessa'],
      'Captain',
      'Take the Captain',
      { type: 'draft', role: 'captain' },
    ],
  ];

  test.each(chosen)('%s, or by holding the card', (kind, cards, card, confirm, move) => {
    const { answered, moves } = askedOf(gameOf(kind));
    expect(rolesHeard('radio')).toEqual(cards);
    expect(rolesHeard('button')).toEqual(['Choose a card']);
    expect(find('Choose a card')).toBeDisabled();
    tap(card, 'radio');
    expect(find(card, 'radio')).toBeChecked();
    expect(answered).toEqual([]);
    tap(confirm);
    expect(answered).toEqual([move]);
    expect(moves).toContainEqual(move);
    hold(card, 'radio');
    expect(answered).toEqual([move, move]);
  });

  test('a card that is lost already is none to choose', () => {
    askedOf(plus({}).play('0 tax, 1 challenge, 0 prove'));
    expect(rolesHeard('radio')).toEqual(['Assassin', 'Contessa']);
  });

  test('the mind may change before it is confirmed, and after an answer nothing stays chosen', () => {
    const { answered } = askedOf(gameOf('lose'));
    tap('Assassin', 'radio');
    tap('Contessa', 'radio');
    expect(find('Assassin', 'radio')).not.toBeChecked();
    tap('Lose the Contessa');
    expect(answered).toEqual([{ type: 'lose', card: 1 }]);
    expect(find('Contessa', 'radio')).not.toBeChecked();
    expect(find('Choose a card')).toBeDisabled();
  });
});

describe('keep', () => {
  const exchanging = (hand: string) =>
    at('persian', {
      hands: [hand, 'assassin contessa', 'ambassador duke'],
      court: 'contessa assassin',
    }).play('0 exchange, all allow');
  const exchange = exchanging('duke captain');
  const offered = ['Duke, yours', 'Captain, yours', 'Contessa, drawn', 'Assassin, drawn'];

  test('exactly as many as were held, whatever the order of the taps', () => {
    const { answered, moves } = askedOf(exchange);
    expect(rolesHeard('checkbox')).toEqual(offered);
    expect(find('0 of 2 chosen')).toBeDisabled();
    tap('Assassin, drawn', 'checkbox');
    expect(find('1 of 2 chosen')).toBeDisabled();
    tap('Duke, yours', 'checkbox');
    tap('Keep the chosen');
    expect(answered).toEqual([{ type: 'keep', cards: [0, 3] }]);
    expect(moves).toContainEqual(answered[0]);
  });

  test('one too many sends the first away; a second tap puts a card down', () => {
    const { answered } = askedOf(exchange);
    for (const card of ['Duke, yours', 'Captain, yours', 'Contessa, drawn']) tap(card, 'checkbox');
    expect(find('Duke, yours', 'checkbox')).not.toBeChecked();
    expect(find('Captain, yours', 'checkbox')).toBeChecked();
    expect(find('Contessa, drawn', 'checkbox')).toBeChecked();
    tap('Contessa, drawn', 'checkbox');
    expect(find('1 of 2 chosen')).toBeDisabled();
    tap('Assassin, drawn', 'checkbox');
    tap('Keep the chosen');
    expect(answered).toEqual([{ type: 'keep', cards: [1, 3] }]);
  });

  test('a card that is held is kept, and the last of them settles it', () => {
    const { answered } = askedOf(exchange);
    hold('Assassin, drawn', 'checkbox');
    expect(find('Assassin, drawn', 'checkbox')).toBeChecked();
    expect(answered).toEqual([]);
    hold('Duke, yours', 'checkbox');
    expect(answered).toEqual([{ type: 'keep', cards: [0, 3] }]);
  });

  test('C-26: one of three, where one influence is left', () => {
    const { answered, moves } = askedOf(exchanging('duke (captain)'));
    expect(rolesHeard('radio')).toEqual(['Duke, yours', 'Contessa, drawn', 'Assassin, drawn']);
    tap('Assassin, drawn', 'radio');
    tap('Contessa, drawn', 'radio');
    tap('Keep the chosen');
    expect(answered).toEqual([{ type: 'keep', cards: [1] }]);
    expect(moves).toContainEqual(answered[0]);
  });

  test('FP-I03: the Inspector draws one', () => {
    askedOf(gameOf('keep'));
    expect(rolesHeard('checkbox')).toHaveLength(3);
  });
});

test('the card that is shown to an examiner lies there, and no other', () => {
  askedOf(gameOf('examine'));
  expect(cardsSeen()).toEqual(['Contessa']);
});

test('RU-19: by the Russian book an examined card is always changed', () => {
  const { answered } = askedOf(
    at('russian', {
      hands: ['inquisitor duke', 'assassin contessa', 'captain duke'],
      options: { sixth: 'inquisitor' },
    }).play('0 examine 1, all allow, 1 show contessa'),
  );
  expect(rolesHeard('button')).toEqual(['Have it changed']);
  // There is no other answer that a slip of the finger could take the place of.
  tap('Have it changed');
  expect(answered).toEqual([{ type: 'swap' }]);
});
