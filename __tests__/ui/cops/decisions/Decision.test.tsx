import { fireEvent, screen } from '@testing-library/react-native';
import { cops, equipment, type Equipment } from '../../../../engine/cops';
import { translatorOf } from '../../../../ui/i18n/translations';
import { chance } from '../../../engine/core/playout';
import { at } from '../../../engine/cops/support/play';
import { questions } from '../../../engine/cops/support/questions';
import { eachDirection } from '../../../support/languages';
import { written } from '../../replay/support';
import { askedOf, pressables, touchUntilAnswered } from './asked';

describe.each(eachDirection)('in %s', (language) => {
  test.each(questions)('%s is asked in words and answered by touch', (_, game) => {
    const { moves, answered } = askedOf(game.state, language);
    const words = written().join('\n');
    expect(words).not.toMatch(/cops\.|\{\{|undefined/);
    expect(words.length).toBeGreaterThan(10);
    // Blind touches, others in each language: whichever they are, they come to a legal answer.
    expect(moves).toContainEqual(touchUntilAnswered(answered, chance(language === 'fa' ? 7 : 2)));
  });
});

const aimed = '0 arm 2, 0 reveal 1, 0 aim 2';
const round = '1 investigate 0.0, 2 investigate 0.0, 3 investigate 0.0, nobody stirs';
const heldBy1 = (card: Equipment) => at('base', { equipment: ['coffee', card, 'medKit', 'wiretap'] });
const shotWith = (card: Equipment) =>
  at('base', { equipment: ['coffee', 'smokeGrenade', card, 'evidenceBag'] }).play(aimed, round, '0 shoot');

/** A moment in which this card can be played, by seat 0 in its own turn or by a player who has spoken up. */
const moments: Partial<Readonly<Record<Equipment, () => ReturnType<typeof at>>>> = {
  mobileDetonator: () => shotWith('mobileDetonator').play('all pass, all pass, 2 speak'),
  riotShield: () => shotWith('riotShield').play('all pass, 1 pass, 2 speak'),
  restrainingOrder: () => shotWith('restrainingOrder').play('1 pass, 2 speak'),
  taser: () => heldBy1('taser').play(aimed),
  metalDetector: () => heldBy1('metalDetector').play(aimed),
  surveillanceCamera: () => heldBy1('surveillanceCamera').play('0 investigate 2.0, all pass, 1 speak'),
  medKit: () =>
    at('base', { equipment: ['coffee', 'smokeGrenade', 'medKit', 'wiretap'], deck: ['k9'] }).play(
      '0 arm 1, 0 reveal 1, 0 aim 1',
      round,
      '0 shoot, nobody stirs, 1 keep k9, nobody stirs, 1 investigate 0.0, nobody stirs',
    ),
  defibrillator: () => heldBy1('defibrillator').play(aimed, round, '0 shoot, nobody stirs'),
};

test.each(equipment)('%s is played through its sheet', (card) => {
  const fill = equipment.filter((one) => one !== card && one !== 'reportAudit').slice(0, 3);
  const game =
    moments[card]?.() ??
    at('base', { equipment: [card, ...fill], options: { reportAudit: card === 'reportAudit' } });
  const { moves, answered } = askedOf(game.state);
  // Who has spoken up with a single card has chosen it.
  if (cops.asked(game.state)?.kind === 'act')
    fireEvent.press(screen.getByText(translatorOf('en')(`equipment.${card}.name`)));
  const move = touchUntilAnswered(answered, chance(3));
  expect(move).toMatchObject({ type: 'use', equipment: card });
  expect(moves).toContainEqual(move);
});

describe('what a sheet offers', () => {
  const table = at('base', { equipment: ['coffee', 'taser', 'medKit', 'wiretap'] });

  test.each<[string, ReturnType<typeof at>, readonly (string | RegExp)[], readonly string[]]>([
    ['why an action cannot be taken', table, [], ['You have no gun out']],
    [
      'GC-16: what has been drawn, to the player who turns up a card for equipment',
      at('base', { equipment: ['medKit'], deck: ['wiretap'] }).play('0 equip, all pass'),
      [],
      ['Med Kit', 'Wiretap'],
    ],
    [
      'why somebody cannot be looked at',
      at('base', { equipment: ['disguise', 'taser', 'medKit', 'wiretap'] }).play('0 disguise 2, all pass'),
      ['Investigate'],
      ['Disguised'],
    ],
    [
      'what goes from whom to whom before an Evidence Bag is played',
      at('base', { equipment: ['evidenceBag', 'taser', 'medKit', 'wiretap'] }),
      [/Evidence Bag/, /נועה/, /Дан/],
      ['The card in hand: from נועה to Дан'],
    ],
  ])('%s', (_, { state }, touched, words) => {
    askedOf(state);
    for (const one of touched) fireEvent.press(screen.getByText(one));
    expect(written()).toEqual(expect.arrayContaining([...words]));
  });

  test('GC-34: after a card has come in between, what was announced can be said again in one touch', () => {
    const anew = at('base', { equipment: ['coffee', 'walkieTalkie', 'medKit', 'wiretap'] }).play(
      '0 investigate 1.0, 1 speak, 1 walkieTalkie 2, all pass',
    );
    const { answered } = askedOf(anew.state);
    fireEvent.press(screen.getByText(/^Investigate card .*1/));
    expect(answered).toEqual([{ type: 'investigate', target: 1, card: 0 }]);
  });

  test('GC-13, GC-17: a player who aims at somebody reads of the shot before all else, others in the order of the rulebook', () => {
    const inOrder = () => written().filter((word) => ['Investigate', 'Arm', 'Equip', 'Shoot'].includes(word));
    const unarmed = askedOf(table.state);
    expect(inOrder()).toEqual(['Investigate', 'Arm', 'Equip', 'Shoot']);
    unarmed.unmount();
    askedOf(table.play(aimed, round).state);
    expect(inOrder()).toEqual(['Shoot', 'Investigate', 'Arm', 'Equip']);
  });

  test.each([4, 8])(
    'GC-15: of %i, a player with one hidden card left reads which opens for a gun',
    (players) => {
      const rest = Array.from({ length: players - 1 }, (_, at) => `${at + 1} investigate 0.0`).join(', ');
      const { state } = at('base', { players, equipment: ['medKit'], deck: ['wiretap', 'coffee'] }).play(
        `0 equip, 0 reveal 1, 0 keep medKit, nobody stirs, ${rest}`,
        `0 equip, 0 reveal 2, 0 keep medKit, nobody stirs, ${rest}, nobody stirs`,
      );
      const { answered } = askedOf(state);
      const words = 'In return your last hidden card is turned up: Agent';
      expect(written().filter((one) => one === words)).toHaveLength(2);
      if (players > 5) {
        fireEvent.press(screen.getByText('Arm'));
        expect(written()).toContain(words);
      }
      fireEvent.press(screen.getAllByText(/Дан/).at(-1) as never);
      expect(answered).toEqual([{ type: 'arm', target: 2 }]);
    },
  );

  test('GC-V10: the one who is chosen to equip oneself gets the diamond, and the question says so', () => {
    const { answered } = askedOf(at('band').state);
    fireEvent.press(screen.getByText('Equip'));
    expect(written()).toContain('Equip: who gets your diamond?');
    fireEvent.press(screen.getByText(/Дан/));
    expect(answered).toEqual([{ type: 'equip', target: 2 }]);
  });

  test('Wiretap asks for one player’s card and then for another’s', () => {
    const tapping = at('base', { equipment: ['wiretap', 'taser', 'medKit', 'coffee'] });
    const first = askedOf(tapping.state);
    fireEvent.press(screen.getByText('Wiretap'));
    expect(written()).toContain('Wiretap: whose card first?');
    first.unmount();
    const tapped = tapping.play('0 wiretap 1.0');
    const led = tapped.events.filter(({ type }) => type === 'used' || type === 'looked');
    askedOf(tapped.state, 'en', led);
    expect(written()).toContain('Wiretap: whose card next?');
    fireEvent.press(screen.getByText(/Дан/));
    expect(written()).toContain('Wiretap: which card of Дан?');
  });

  test('GC-33: the card that is kept is touched itself, twice, and stands there once', () => {
    const [, drawn] = questions.find(([kind]) => kind === 'keep') ?? [];
    if (!drawn) throw new Error('Nobody keeps a card.');
    const { moves, answered } = askedOf(drawn.state);
    const [kept] = moves.filter((move) => move.type === 'keep');
    if (!kept) throw new Error('There is nothing to keep.');
    const card = translatorOf('en')(`equipment.${kept.equipment}.name`);
    fireEvent.press(screen.getByText(card));
    expect(answered).toEqual([]);
    fireEvent.press(screen.getByText(new RegExp(`^Touch again: .*${card}`)));
    expect(answered).toEqual([kept]);
  });

  test('two of one’s own cards that are touched change places', () => {
    const [, dealt] = questions[0] ?? [];
    if (!dealt) throw new Error('There is no question.');
    const { answered } = askedOf(dealt.state);
    const cards = () => screen.getAllByRole('checkbox');
    fireEvent.press(cards()[0] as never);
    fireEvent.press(cards()[2] as never);
    const lay = () => pressables().at(0);
    fireEvent.press(lay() as never);
    fireEvent.press(lay() as never);
    expect(answered).toEqual([{ type: 'arrange', order: [2, 1, 0] }]);
  });
});
