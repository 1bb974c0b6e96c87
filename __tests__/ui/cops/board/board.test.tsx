import { render, screen } from '@testing-library/react-native';
import type { Viewer } from '../../../../engine';
import { cops } from '../../../../engine/cops';
import { changeSettings } from '../../../../store/settings';
import { Board, aimsIn, pointingIn } from '../../../../ui/cops/board/Board';
import { Hand } from '../../../../ui/cops/board/Hand';
import { saidIn } from '../../../../ui/cops/board/said';
import { questions } from '../../../../ui/cops/questions';
import { copsLog } from '../../../../ui/cops/events';
import { recalledOf } from '../../../../ui/log/eventRow';
import { tileLook, tileNeeds } from '../../../../ui/cops/board/tileLook';
import '../../../../ui/cops/words';
import { LanguageProvider } from '../../../../ui/i18n/LanguageProvider';
import { translatorOf } from '../../../../ui/i18n/translations';
import { holdsWord } from '../../../../ui/match/table/MarkPill';
import { ThemeProvider } from '../../../../ui/theme/ThemeProvider';
import { typefaces } from '../../../../ui/theme/typeface';
import { at, type Play } from '../../../engine/cops/support/play';
import { shown, written } from '../../replay/support';

const names = ['Sara', 'Noa', 'Dan', 'Ali'];
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

function show(game: Play, viewer: Viewer = 'table'): void {
  changeSettings({ language: 'en' });
  render(
    <LanguageProvider>
      <ThemeProvider>
        <Board view={cops.view(game.state, viewer)} names={names} />
      </ThemeProvider>
    </LanguageProvider>,
  );
}

const seatsSaid = () =>
  screen.getAllByRole('img').flatMap(({ props }) => {
    const label = plain((props['aria-label'] as string | undefined) ?? '');
    return names.some((name) => label.startsWith(`${name}: `)) ? [label] : [];
  });

const round = '1 investigate 0.0, 2 investigate 0.0, 3 investigate 0.0';
const armed = at('base', { equipment: ['medKit', 'taser', 'coffee', 'wiretap'] }).play(
  `0 arm 2, 0 reveal 1, 0 aim 2, ${round}, nobody stirs`,
);

describe('a seat says all that lies before it', () => {
  test('places in their order, who has looked, the gun and whom it points at', () => {
    show(armed);
    const [sara] = seatsSaid();
    expect(sara).toContain('card 1 hidden; seen by Noa, Dan, Ali');
    expect(sara).toContain('card 2 (Honest, face up)');
    expect(sara).toContain('card 3 hidden');
    expect(sara).toContain('aims at Dan');
    expect(sara).toContain('1 equipment card');
  });

  test('what only the viewer knows is said to the viewer', () => {
    show(armed, 1);
    expect(seatsSaid()[0]).toContain('card 1 (Agent)');
    expect(seatsSaid()[2]).toContain('card 1 hidden');
  });
});

describe('lines of light', () => {
  test('one for each gun that points at somebody, and one for what is declared', () => {
    const shooting = armed.play('0 shoot').view();
    expect(aimsIn(shooting)).toEqual([{ from: 0, to: 2, tone: 'aim' }]);
    expect(pointingIn(shooting)).toEqual({ from: 0, to: 2, tone: 'attack' });
    expect(aimsIn(armed.play('0 shoot, nobody stirs').view())).toEqual([]);
  });

  test('GC-20: the stage says what is about to happen, that the bullet flies, and that it has struck', () => {
    const t = translatorOf('en');
    const told = (game: Play, viewer: Viewer = 'table') =>
      saidIn(t, game.view(viewer), names)?.lines.map(({ text }) => plain(text));
    expect(told(armed)).toBeUndefined();
    expect(told(armed.play('0 shoot'))).toEqual(['Sara', 'Shoot Dan!']);
    const fired = armed.play('0 shoot, all pass');
    expect(told(fired)).toEqual(['Sara', 'The bullet is on its way to Dan']);
    expect(told(fired.play('all pass'))).toContain('Dan has been hit');
    expect(told(armed.play('0 shoot'), 0)).toEqual(['You', 'Shoot Dan!']);
    expect(told(fired, 2)).toEqual(['Sara', 'The bullet is on its way to you']);
  });
});

describe('a tile', () => {
  test('a mark says its word where all of it can be read, and is a picture elsewhere', () => {
    const held = (words: string, width: number) => holdsWord(words, width, 1, typefaces.en);
    expect([held('Pass', 78), held('Answer?', 105)]).toEqual([true, true]);
    expect([held('Answer?', 78), held('Speaks up', 78)]).toEqual([false, false]);
  });

  const sizes = [54, 78, 120, 180, 260, 400];

  test.each(sizes)('%i wide keeps its three cards and its lines within itself', (width) => {
    for (const scale of [1, 1.3, 2])
      for (const of of ['least', 'tightest', 'most'] as const) {
        const height = tileNeeds(scale)[of]?.(width) ?? 0;
        const { card } = tileLook({ width, height }, scale);
        expect(3 * card + 2 * 3 + 8).toBeLessThanOrEqual(Math.max(width, 3 * 16 + 14));
        expect(card).toBeGreaterThanOrEqual(16);
      }
  });
});

test('what one knows: one’s own cards, who has seen them, all one has looked at, and nothing else', () => {
  shown('en', <Hand view={armed.view(1)} names={names} seat={1} />);
  const words = written();
  expect(words).toContain('Sara: card 1 (Agent)');
  expect(words).toContain('Kingpin');
  expect(words).toContain('Taser');
  expect(words.join()).not.toMatch(/Med Kit|Coffee/);
});

test.each([
  [0, 'Your side: the honest cops, led by you'],
  [1, 'Your side: the crooked cops, led by you'],
  [2, 'Your side: the honest cops'],
  [3, 'Your side: the crooked cops'],
])('GC-11: seat %i is told its side beside its own cards', (seat, side) => {
  shown('en', <Hand view={armed.view(seat)} {...{ names, seat }} />);
  expect(screen.getByText(side)).toBeOnTheScreen();
});

test('GC-14: what has been seen joins the notes', () => {
  const looked = at('base').play('0 investigate 1.0, all pass');
  shown('en', <Hand view={looked.view(0)} {...{ names, seat: 0 }} />);
  expect(written().slice(-2)).toEqual(['What you have seen', 'Noa: card 1 (Kingpin)']);
});

describe('the stage says how things stand', () => {
  const t = translatorOf('en');
  const headline = (game: Play) =>
    plain(saidIn(t, game.view(), names)?.lines.find(({ heading }) => heading)?.text ?? '');

  test('GC-34: a player who is asked again is told so, and what has come in between', () => {
    const again = at('base', { equipment: ['medKit', 'taser', 'coffee', 'wiretap'] }).play(
      '0 investigate 1.0, 2 coffee, all pass',
    );
    expect(again.asked).toBe('0 act');
    expect(headline(again)).toBe('The same again, or something else?');
    expect(recalledOf(copsLog, t, again.events, names, again.view()).map(plain)).toEqual([
      'Sara is about to look at card 1 of Noa.',
      'Dan plays Coffee.',
    ]);
  });

  const aimed = at('base', { players: 5, equipment: ['medKit', 'k9', 'restrainingOrder', 'riotShield'] })
    .play('0 arm 3, 0 reveal 1, 0 aim 3')
    .play('1 investigate 0.0, 2 investigate 0.0, 3 investigate 0.0, 4 investigate 0.0, nobody stirs');

  test('GC-34: nobody shoots whose gun K-9 has taken, neither while others have their say nor after it', () => {
    const bitten = aimed.play('0 shoot, 1 k9 0');
    for (const game of [bitten, bitten.play('all pass')]) {
      expect(headline(game)).toBe('No shot: something else');
      expect(pointingIn(game.view())).toBeNull();
    }
    expect(questions.beforeAction.line(t, bitten.view(), names)).toContain('before');
    expect(headline(bitten.play('all pass, 0 investigate 1.0'))).toBe('Investigate card 1 of Noa');
  });

  test('a Restraining Order turns the shot from the one who was aimed at, before it is said to whom', () => {
    const ordered = aimed.play('0 shoot, 2 restrainingOrder');
    expect(headline(ordered)).toBe('Shoot, but somebody else!');
    expect(pointingIn(ordered.view())).toEqual({ from: 0, to: null, tone: 'attack' });
    expect(headline(ordered.play('0 aim 1'))).toBe('Shoot Noa!');
  });

  test('behind a Riot Shield the bullet is no longer on its way to the one who holds it', () => {
    const shielded = aimed.play('0 shoot, all pass, 3 riotShield');
    expect(headline(shielded)).toBe('The shield turns the bullet away from Ali');
    expect(headline(shielded.play('3 deflect 2'))).toBe('Dan has been hit');
  });
});
