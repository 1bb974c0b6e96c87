import type { CopsMove, Equipment } from '../../../../engine/cops';
import { at, setupOf, type Play, type Table } from '../support/play';
import { moveInWords } from '../support/words';
import { answers } from './support/tables';

const quiet: readonly (Equipment | null)[] = ['smokeGrenade', 'flashbang', 'disguise', 'coffee'];

/** What Steady would do at this moment, in each of its moods. */
function moods(table: Table, record: string, variant: 'base' | 'band' = 'base'): readonly string[] {
  const game: Play = at(variant, table).play(record);
  return [...new Set(answers(game, setupOf(variant, table)).map((move: CopsMove) => moveInWords(move)))];
}

const table: Table = { hands: ['HHC', 'KCC', 'AHH', 'CCH'], equipment: quiet };
const others = '1 investigate 2.0, 2 investigate 3.0, 3 investigate 2.1';

describe('a steady player', () => {
  test('who has seen the Kingpin takes a gun', () => {
    expect(moods(table, `0 investigate 1.0, ${others}, nobody stirs`)).toEqual([
      expect.stringMatching(/^arm 1$/),
    ]);
  });

  test('aims at the Kingpin it has seen', () => {
    const record = `0 investigate 1.0, ${others}, 0 arm 3, 0 reveal 0, nobody stirs`;
    expect(moods(table, record)).toEqual(['aim 1']);
  });

  test('shoots the Kingpin it has seen', () => {
    const record = `0 investigate 1.0, ${others}, 0 arm 1, 0 reveal 0, 0 aim 1, ${others}, nobody stirs`;
    expect(moods(table, record)).toEqual(['shoot']);
  });

  test('does not shoot its own leader', () => {
    const record = `0 investigate 2.0, ${others}, 0 arm 2, 0 reveal 0, 0 aim 2, ${others}, nobody stirs`;
    expect(moods(table, record)).not.toContain('shoot');
  });

  test('nor aims at its own leader', () => {
    const record = `0 investigate 2.0, ${others}, 0 arm 2, 0 reveal 0, nobody stirs`;
    expect(moods(table, record)).not.toContain('aim 2');
  });

  test('looks at no card that it has seen', () => {
    const record = `0 investigate 1.1, ${others}, nobody stirs`;
    expect(moods(table, record)).not.toContain('investigate 1.1');
  });

  test('keeps its leader’s card down as long as it can', () => {
    const leader: Table = { ...table, hands: ['AHC', 'KCC', 'HHH', 'CCH'] };
    expect(moods(leader, '0 arm 1, nobody stirs')).not.toContain('reveal 0');
  });

  test('lets a window pass where its card is of no use', () => {
    expect(
      moods({ ...table, equipment: ['riotShield'] }, '0 investigate 1.0, 1 pass, 2 pass, 3 pass'),
    ).toEqual(['pass']);
  });

  test('raises its shield when it is shot', () => {
    const armed = '0 arm 2, 0 reveal 0, 0 aim 2, 1 investigate 0.1, 2 investigate 0.1, 3 investigate 0.1';
    const shielded: Table = { ...table, equipment: [null, null, 'riotShield', null] };
    const record = `${armed}, 0 shoot, all pass, 1 pass`;
    expect(moods(shielded, record)).toEqual(['speak']);
    expect(moods(shielded, `${record}, 2 speak`)).toEqual(['riotShield']);
  });

  test('sends the dog when its leader, whom it has seen, is to be shot', () => {
    const guarded: Table = { ...table, equipment: [null, null, null, 'k9'] };
    const record = '0 arm 1, 0 reveal 0, 0 aim 1, 1 equip, 1 reveal 1, 1 keep smokeGrenade';
    const rest = '2 investigate 3.0, 3 investigate 1.0, 0 shoot, 1 pass, 2 pass';
    const deck: Table = { ...guarded, deck: ['smokeGrenade'] };
    expect(moods(deck, `${record}, ${rest}`)).toEqual(['speak']);
    expect(moods(deck, `${record}, ${rest}, 3 speak`)).toEqual(['k9 0']);
  });

  test('mends the leader of its side, once that is plain', () => {
    const kit: Table = { ...table, equipment: [null, null, null, 'medKit'] };
    const record =
      '0 arm 1, 0 reveal 0, 0 aim 1, 1 investigate 0.1, 2 investigate 0.1, 3 investigate 0.1, 0 shoot';
    const game = `${record}, nobody stirs, 1 keep smokeGrenade, 1 investigate 0.1, 2 investigate 0.1, nobody stirs`;
    expect(moods({ ...kit, deck: ['smokeGrenade'] }, game)).toEqual(['medKit 1']);
  });
});

describe('in the band of criminals, a steady player', () => {
  const guns = '0 arm 3, 0 reveal 0, 0 aim 3, 1 investigate 0.1, 2 investigate 0.1, 3 investigate 0.1';
  const fallen = `${guns}, 0 shoot, all pass, all pass, all pass`;

  test('takes the last diamonds there are', () => {
    const record = `${fallen}, 0 keep smokeGrenade, 0 aim 1, 1 arm 0, 1 reveal 1, 1 aim 0, 2 arm 1, 2 reveal 1, 2 aim 1, nobody stirs`;
    expect(moods({ ...table, hands: ['HHC', 'KCC', 'AHH', 'CCH'] }, record, 'band')).toEqual(['grab 2']);
  });
});
