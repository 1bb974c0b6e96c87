import { books, coup, roles, type Book, type CoupSetup } from '../../../../engine/coup';
import { languages } from '../../../../store/languages';
import { showdownsOf } from '../../../../ui/coup/showdown/scenes';
import '../../../../ui/coup/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import type { Scene } from '../../../../ui/match/showdown/scene';
import { at, type Play, type Table } from '../../../engine/coup/support/play';
import { gameAt } from '../../../engine/coup/properties/tables';
import { tellings, whereAsked } from '../../../engine/coup/support/tellings';

const names = ['Sara', 'Dan', 'Noa', 'Ben'];
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '').replace(/\u00a0/g, ' ');

/** All that is shown of what was played since the table was laid, or from a later step on, as that viewer witnessed it. */
function shown(table: Play, played: Play, you?: number, from = 1): readonly Scene[] {
  const viewer = you ?? 'table';
  let { state } = table;
  const states = [state];
  const steps = played.moves.map((move) => {
    const step = coup.play(state, move);
    state = step.state;
    states.push(state);
    return { events: step.events.map((event) => coup.witness(event, viewer)) };
  });
  return showdownsOf(translatorOf('en'), {
    steps: [{ events: [] }, ...steps],
    from,
    names,
    you: you ?? null,
    viewAt: (step) => coup.view(states[step] ?? state, viewer),
  });
}

const told = (scenes: readonly Scene[]) =>
  scenes.map(({ kind, seat, before, title, lines }) =>
    [`${kind} of ${names[seat]}`, ...(before ? [before] : []), title, ...lines].map(plain),
  );

const plus = {
  options: { anarchist: true, factions: true },
  parties: ['empire', 'resistance', 'empire'],
} as const;

const playing =
  (book: Book, table: Table) =>
  (...turns: readonly string[]) => {
    const laid = at(book, table);
    const played = laid.play(...turns);
    return {
      scenes: shown(laid, played),
      to: (you: number) => told(shown(laid, played, you)),
      all: told(shown(laid, played)),
    };
  };

describe.each(tellings('FP-32 FC-40 RU-23 HE-32'))('%s: a proof (%s)', (_, book) => {
  const play = playing(book, { hands: ['duke captain', 'assassin contessa', 'captain contessa'] });
  const game = play('0 tax, 1 challenge', whereAsked(book, '0 prove'));

  test('turns the card up, and says who was wrong to doubt', () => {
    expect(game.all).toEqual([
      [
        'honour of Sara',
        '“I am the Duke”',
        'The truth!',
        'Sara shows the Duke.',
        'Dan was wrong to doubt, and loses an influence.',
      ],
    ]);
    expect(game.scenes[0]?.picture).toEqual({ of: 'cards', characters: ['duke'], burnt: false });
  });

  test('tells somebody who is alone "you", on either side', () => {
    expect(game.to(0)[0]).toContain('You told the truth!');
    expect(game.to(0)[0]).toContain('Dan was wrong to doubt, and loses an influence.');
    expect(game.to(1)[0]).toContain('You were wrong to doubt, and lose an influence.');
  });
});

describe.each(tellings('FP-31 FC-39 RU-24 HE-33'))('%s: a lie found out (%s)', (_, book) => {
  const play = playing(book, { hands: ['captain captain', 'assassin contessa', 'duke contessa'] });
  const game = play('0 tax, 1 challenge', whereAsked(book, '0 concede'), '0 lose captain');

  test('is torn up; the loser is told why', () => {
    expect(game.all).toEqual([
      [
        'disgrace of Sara',
        '“I am the Duke”',
        'A bluff!',
        'Sara does not show the Duke.',
        'Sara loses an influence.',
        'The action fails.',
      ],
      ['loss of Sara', 'An influence lost', 'Caught lying.', 'One influence is left.'],
    ]);
    expect(game.scenes.map(({ picture }) => picture)).toEqual([
      { of: 'torn', character: 'duke' },
      { of: 'cards', characters: ['captain'], burnt: true },
    ]);
    expect(game.to(0)[1]).toEqual([
      'loss of Sara',
      'You lose an influence',
      'You were caught lying.',
      'One influence is left to you.',
    ]);
  });

  test('is one moment with what it costs where nobody chooses in between', () => {
    const lied = ['“I am the Duke”', 'A bluff!', 'Sara does not show the Duke.', 'The action fails.'];
    expect(game.to(1)).toEqual([['loss of Sara', ...lied, 'One influence is left.']]);
    const last = playing(book, { hands: ['captain (captain)', 'assassin contessa', 'duke contessa'] });
    const [scene, another] = last('0 tax, 1 challenge', whereAsked(book, '0 concede')).all;
    expect(scene?.slice(0, 5)).toEqual([
      'ruin of Sara',
      '“I am the Duke”',
      'Into exile',
      'Sara does not show the Duke.',
      'The action fails.',
    ]);
    expect(another).toBeUndefined();
  });
});

test.each(tellings('FP-33 FC-41'))('%s: what a liar had paid comes back (%s)', (_, book) => {
  const play = playing(book, {
    hands: ['captain captain', 'duke contessa', 'duke duke'],
    coins: [3, 2, 2],
  });
  expect(play('0 assassinate 1, 1 challenge, 0 concede').all[0]).toContain('The price comes back: 3 coins.');
});

test('RU-29: in Russian it does not', () => {
  const play = playing('russian', {
    hands: ['captain captain', 'duke contessa', 'duke duke'],
    coins: [3, 2, 2],
  });
  expect(play('0 assassinate 1, 1 challenge').all[0]?.join()).not.toContain('coins');
});

test('FC-25: who is overthrown in a coup, and FC-18: who goes into exile with what coins', () => {
  const play = playing('persian', {
    hands: ['duke captain', 'assassin (contessa)', 'duke duke'],
    coins: [7, 4, 2],
  });
  const game = play('0 coup 1');
  expect(game.all).toEqual([
    ['ruin of Dan', 'Into exile', 'Overthrown in a coup.', '4 coins go to the treasury.'],
  ]);
  expect(game.to(1)).toEqual([
    [
      'ruin of Dan',
      'You are out',
      'You were overthrown in a coup.',
      'Your coins go to the treasury: 4 coins.',
    ],
  ]);
});

test('FC-27: who is assassinated', () => {
  const play = playing('persian', {
    hands: ['assassin captain', 'duke duke', 'captain contessa'],
    coins: [3, 2, 2],
  });
  const game = play('0 assassinate 1, all allow, 1 allow, 1 lose duke');
  expect(game.to(1)).toEqual([
    ['loss of Dan', 'You lose an influence', 'You were assassinated.', 'One influence is left to you.'],
  ]);
});

describe.each([...tellings('FC-45 FP-35 RU-30'), ['B19', 'hebrew'] as const])(
  '%s: double danger (%s)',
  (_, book) => {
    const hands = ['assassin captain', 'duke ambassador', 'contessa duke'];
    const play = playing(book, { hands, coins: [3, 2, 2] });

    test('a wrong doubt and the assassin: both cards, both reasons', () => {
      const game = play('0 assassinate 1, 1 challenge', whereAsked(book, '0 prove'), '1 lose duke, 1 allow');
      expect(game.scenes.map(({ kind }) => kind)).toEqual(['honour', 'loss', 'ruin']);
      expect(game.to(1).at(-1)?.slice(0, 5)).toEqual([
        'ruin of Dan',
        'Double danger',
        'You are out',
        'You doubted and were wrong.',
        'You were assassinated.',
      ]);
      expect(game.scenes.at(-1)?.picture).toEqual({
        of: 'cards',
        characters: ['duke', 'ambassador'],
        burnt: true,
      });
    });

    test('a false Contessa and the assassin: both cards, both reasons', () => {
      const game = play(
        '0 assassinate 1, all allow, 1 block contessa, 2 challenge',
        whereAsked(book, '1 concede'),
        '1 lose duke',
      );
      expect(game.all[0]).toContain('The action goes ahead.');
      expect(game.all.at(-1)?.slice(0, 5)).toEqual([
        'ruin of Dan',
        'Double danger',
        'Into exile',
        'Caught lying.',
        'Assassinated.',
      ]);
    });
  },
);

describe('the bomb', () => {
  const hands = ['duke captain', 'assassin captain', 'duke duke'];
  const play = playing('persianPlus', { ...plus, hands, coins: [5, 2, 2] });

  test('FP-A04: goes off, and costs an influence', () => {
    const game = play('0 bomb 1, 1 explode, 1 lose captain');
    expect(game.all).toEqual([
      ['deed of Dan', 'Dan has the bomb!', 'Sara hands the bomb to Dan.'],
      ['blast of Dan', 'The bomb goes off!', 'Dan was holding it.'],
      ['loss of Dan', 'An influence lost', 'The bomb went off.', 'One influence is left.'],
    ]);
    expect(game.scenes.map(({ picture }) => picture.of)).toEqual(['flight', 'explosion', 'cards']);
  });

  test('FP-A08: a false Contessa loses both at once, one scene after the other', () => {
    const game = play('0 bomb 1, 1 defuse, 2 challenge, 1 concede');
    expect(game.scenes.map(({ kind }) => kind)).toEqual(['deed', 'disgrace', 'blast', 'ruin']);
    expect(game.all[1]).toContain('The bomb goes off as well.');
    expect(game.all[3]?.slice(0, 5)).toEqual([
      'ruin of Dan',
      'Double danger',
      'Into exile',
      'Caught lying.',
      'The bomb went off.',
    ]);
  });
});

describe('FP-R09: an embezzlement', () => {
  const table = (hand: string): Table => ({
    ...plus,
    hands: [hand, 'assassin contessa', 'captain contessa'],
    reserve: 3,
  });

  test('found out shows no card', () => {
    const game = playing('persianPlus', table('duke captain'))('0 embezzle, 1 challenge, 0 concede');
    expect(game.all[0]).toEqual([
      'disgrace of Sara',
      '“I hold no Duke”',
      'Embezzlement!',
      'Sara does not show the cards.',
      'Sara loses an influence.',
      'The action fails.',
    ]);
    expect(game.scenes[0]?.picture).toEqual({ of: 'backs', count: 2 });
    expect(game.to(0)[0]).toContain('Your embezzlement is found out!');
  });

  test('proven honest shows them all', () => {
    const game = playing('persianPlus', table('assassin captain'))('0 embezzle, 1 challenge, 0 prove');
    expect(game.all[0]).toContain('Sara turns up every card: no Duke.');
    expect(game.scenes[0]?.picture).toEqual({
      of: 'cards',
      characters: ['assassin', 'captain'],
      burnt: false,
    });
  });
});

test('FC-19: the victory comes last, and is told to the winner', () => {
  const play = playing('persian', {
    hands: ['duke captain', 'assassin (contessa)', '(duke) (duke)'],
    coins: [2, 2, 0],
  });
  const game = play('0 tax, 1 challenge, 0 prove');
  expect(game.scenes.map(({ kind }) => kind)).toEqual(['honour', 'ruin', 'victory']);
  expect(game.all[2]).toEqual(['victory of Sara', 'Sara wins!', 'The last with any influence.']);
  expect(game.to(0)[2]).toEqual(['victory of Sara', 'You win!', 'You are the last with any influence.']);
});

test('what came before the last turn is not shown again, though it explains what is', () => {
  const laid = at('persian', { hands: ['duke captain', 'assassin duke', 'captain contessa'] });
  const played = laid.play('0 tax, 1 challenge, 0 prove, 1 lose duke');
  const scenes = shown(laid, played, undefined, played.moves.length);
  expect(told(scenes)).toEqual([
    ['loss of Dan', 'An influence lost', 'Doubted an honest word.', 'One influence is left.'],
  ]);
});

describe.each(languages)('in %s', (language) => {
  const setups: Readonly<Record<Book, CoupSetup>> = {
    persianPlus: {
      book: 'persianPlus',
      players: 4,
      first: 0,
      options: { sixth: 'inquisitor', factions: true, anarchist: true },
    },
    persian: { book: 'persian', players: 3, first: 0 },
    russian: { book: 'russian', players: 4, first: 0 },
    hebrew: { book: 'hebrew', players: 4, first: 0 },
  };

  test.each(books)('every scene of whole games by %s is said in full, and shows open cards only', (book) => {
    const t = translatorOf(language);
    for (let seed = 1; seed <= 12; seed++) {
      const played = gameAt(setups[book], seed).steps;
      const steps = played.map(({ events }) => ({
        events: events.map((event) => coup.witness(event, 'table')),
      }));
      const scenesSince = (from: number, you: number | null = null) =>
        showdownsOf(t, {
          steps,
          from,
          names,
          you,
          viewAt: (step) => coup.view(played[step]!.state, 'table'),
        });
      const all = scenesSince(1);
      expect(all.at(-1)?.kind).toBe('victory');
      const said = [...all, ...scenesSince(1, 0)].flatMap(({ title, lines }) => [title, ...lines]);
      expect(said.filter((words) => /(coup|cast)\.\w|\{\{|undefined/.test(words) || words === '')).toEqual(
        [],
      );
      const open = steps.flatMap(({ events }) =>
        events.flatMap((event) =>
          event.type === 'lost' ? [event.role] : event.type === 'proved' ? event.roles : [],
        ),
      );
      const held = all.flatMap(({ picture }) => (picture.of === 'cards' ? picture.characters : []));
      expect(held.filter((character) => !(roles as readonly string[]).includes(character))).toEqual([]);
      expect(held.filter((character) => !(open as readonly string[]).includes(character))).toEqual([]);
      // Wherever one begins to look, the scenes from there on are the same.
      for (const from of [2, Math.floor(steps.length / 2), steps.length - 1])
        expect(scenesSince(from)).toEqual(all.slice(all.length - scenesSince(from).length));
    }
  });
});
