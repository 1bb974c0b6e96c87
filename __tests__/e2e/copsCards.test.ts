import { createMatch } from '../../engine';
import { cops, equipment, type CopsSetup } from '../../engine/cops';
import { keptCopsMatch, writtenCops } from '../../tools/browser/cops';
import { copsHandling } from '../../tools/browser/hands/cops';
import { playMoves } from '../../tools/browser/hands/hands';
import { keptSettings } from '../../tools/browser/kept';
import { company } from '../../tools/browser/tables';
import type { Language } from '../../tools/browser/words';
import { at, setupOf, type Table } from '../engine/cops/support/play';
import { expect, test } from './support/test';

interface Scene {
  readonly language: Language;
  readonly variant: CopsSetup['variant'];
  readonly table: Table;
  /** How the game has come to where somebody plays the first card. */
  readonly before: string;
  readonly cards: string;
}

/** The moves that have led there, and those with what somebody plays then. */
function played({ variant, table, before, cards }: Omit<Scene, 'language'>) {
  const start = at(variant, table).play(before);
  return { start: start.moves, moves: start.play(cards).moves };
}

/** One window after the other, so that everybody plays what they hold. */
const scenes: readonly Scene[] = [
  {
    language: 'fa',
    variant: 'base',
    table: {
      players: 8,
      equipment: [
        'wiretap',
        'surveillanceCamera',
        'truthSerum',
        'polygraph',
        'flashbang',
        'blackmail',
        'disguise',
        'plantedEvidence',
      ],
    },
    before: '',
    cards: `0 wiretap 1.0, 0 look 2.1, 1 surveillanceCamera 2.1, 2 truthSerum 3, 3 reveal 0,
      3 polygraph 4.02, 4 look 3.1, 4 flashbang 2, 2 arrange 210, 5 blackmail 1.1 4.0, 6 disguise 0, 7 plantedEvidence 3`,
  },
  {
    language: 'he',
    variant: 'base',
    table: {
      players: 7,
      equipment: ['medKit', 'taser', 'metalDetector', 'walkieTalkie', 'k9', 'coffee', 'smokeGrenade'],
    },
    before: '0 arm 2, 0 reveal 1, 0 aim 2, nobody stirs',
    cards: `1 taser 0, 1 aim 3, 1 investigate 0.0, 2 metalDetector, 2 look 1.2, 3 walkieTalkie 0, 4 k9 1, 5 coffee, 6 smokeGrenade`,
  },
  {
    language: 'ru',
    variant: 'base',
    table: {
      players: 7,
      equipment: [
        'defibrillator',
        'evidenceBag',
        'medKit',
        'restrainingOrder',
        'riotShield',
        'mobileDetonator',
        'coffee',
      ],
      deck: ['k9'],
    },
    before: `0 arm 2, 0 reveal 1, 0 aim 2, 1 investigate 0.2, 2 investigate 0.2, 3 investigate 0.2, 4 investigate 0.2,
      5 investigate 0.2, 6 investigate 0.2, nobody stirs, 0 shoot`,
    cards: `3 restrainingOrder, 0 aim 4, all pass, 4 riotShield, 4 deflect 5, 5 mobileDetonator 1, all pass, 1 keep evidenceBag,
      1 evidenceBag 2 hand 3, 3 medKit 1, 0 defibrillator 5`,
  },
  {
    language: 'en',
    variant: 'band',
    table: { players: 5, equipment: ['reportAudit'], options: { reportAudit: true } },
    before: '',
    cards: '0 reportAudit, 1 reveal 1, 2 reveal 0, 3 reveal 2, 4 reveal 1, 0 reveal 2',
  },
];

test.describe('everybody plays what they hold, by touch,', () => {
  for (const { language, variant, table, before, cards } of scenes)
    test(`${table.players} in ${language}`, async ({ app }) => {
      const { moves, start } = played({ variant, table, before, cards });
      const players = company[language].slice(0, table.players).map((name) => ({ name }));
      const match = { ...createMatch(cops, setupOf(variant, table), 1, players), moves: start };
      const settings = keptSettings(language, { uncover: 'tapTwice', sound: false, haptics: false });
      const phone = await app.phone(
        { language, kept: { ...keptCopsMatch(match), ...settings } },
        '/play/cops',
      );
      await playMoves(phone, copsHandling, moves);
      expect((await writtenCops(phone))?.moves.slice(0, moves.length)).toEqual(moves);
    });

  test('and it is every piece of equipment there is', () => {
    const used = scenes
      .flatMap((scene) => played(scene).moves)
      .flatMap((move) => (move.type === 'use' ? [move.equipment] : []));
    expect([...new Set(used)].sort()).toEqual([...equipment].sort());
  });
});
