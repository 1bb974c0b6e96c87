import { cops, type CopsMove } from '../../engine/cops';
import { copsVoice } from '../../locales/cops';
import { copsMatch, copsTable } from '../../store/cops/match';
import { languages, type Language } from '../../store/languages';
import { isSame, stateOf } from '../../store/match/running';
import { translatorOf } from '../../ui/i18n/translations';
import { setupOf } from '../engine/cops/support/play';
import { act, everythingSaid, press, screen, visit } from './support/visit';

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(async () => {}),
  deactivateKeepAwake: jest.fn(async () => {}),
}));

const state = () => {
  const { running } = copsMatch.useMatch.getState();
  if (!running) throw new Error('Nothing is being played.');
  return stateOf(running);
};

const quietly = (move: CopsMove) => {
  copsMatch.answer(move);
  while (cops.moves(state()).some((one) => isSame(one, copsTable.letPass))) copsMatch.allPassAndStay();
};

/** Four at the table, their cards laid out; this has happened, and nobody who is called to look has done so. */
async function sitDown(language: Language, happened: () => void) {
  act(() => {
    copsMatch.clear();
    copsMatch.start(
      setupOf('base'),
      ['Sara', 'נועה', 'Дан', 'Ada'].map((name) => ({ name })),
    );
    for (let seat = 0; seat < 4; seat++) copsMatch.answer({ type: 'arrange', order: [0, 1, 2] });
    happened();
  });
  await visit('/play/cops', { language, uncover: 'tapTwice' });
  return translatorOf(language, copsVoice);
}

afterEach(() => act(() => copsMatch.clear()));

describe.each(languages)('in %s', (language) => {
  test('GC-30: the table lets both windows of a shot pass by one touch', async () => {
    const t = await sitDown(language, () => {
      quietly({ type: 'arm', target: 2 });
      quietly({ type: 'reveal', card: 1 });
      for (let turn = 1; turn < 4; turn++) quietly({ type: 'investigate', target: 0, card: 0 });
      copsMatch.allHaveLooked();
      copsMatch.answer({ type: 'shoot' });
    });
    expect(screen.getByRole('button', { name: t('cops.decision.nobody.beforeAction') })).toBeOnTheScreen();
    await press(t('cops.decision.nobodyAhead.beforeAction'));
    expect(cops.asked(state())?.kind).not.toBe('afterShot');
    expect(state().lastShot).toBe(2);
  });

  test('GC-14: whoever is called to look is told that there is a card for them, and the table can go on', async () => {
    const t = await sitDown(language, () => {
      copsMatch.answer({ type: 'investigate', target: 1, card: 0 });
      copsMatch.allPass();
    });
    expect(everythingSaid()).toContain(t('match.looksAnew', { name: 'Sara' }));
    const seen = t('match.alreadySeen');
    await press(seen);
    await press(t('common.touchAgain', { what: seen }));
    expect(copsMatch.useMatch.getState().unseen).toEqual([]);
  });
});
