import { coup } from '../../../../engine/coup';
import { at, Play } from './play';

const options = { sixth: 'inquisitor', factions: true, anarchist: true } as const;
const hands = ['duke inquisitor', 'assassin contessa', 'inquisitor duke', '(captain) (captain)'];
/** Everything Persian+ has, and a player who is out. */
export const table = at('persianPlus', {
  hands,
  coins: [8, 3, 2, 0],
  parties: ['empire', 'resistance', 'empire', 'resistance'],
  options,
});
const frail = at('persianPlus', {
  hands: ['duke captain', 'assassin contessa', '(duke) duke', 'captain assassin'],
  coins: [5, 2, 2, 2],
  options: { anarchist: true },
});

/** A game at each kind of question there is. */
export const questions: readonly (readonly [kind: string, game: Play])[] = [
  ['draft', new Play(coup.deal({ book: 'persian', players: 2, first: 0 }, 1))],
  ['side', new Play(coup.deal({ book: 'persianPlus', players: 4, first: 0, options }, 1))],
  ['act', table],
  ['challenge', table.play('0 tax')],
  ['block', table.play('0 steal 1, all allow')],
  ['prove', table.play('0 tax, 1 challenge')],
  ['lose', table.play('0 coup 1')],
  ['keep', table.play('0 exchange, all allow')],
  ['show', table.play('0 examine 1, all allow')],
  ['examine', table.play('0 examine 1, all allow, 1 show contessa')],
  ['bomb', table.play('0 bomb 1')],
  ['redirect', frail.play('0 bomb 1, 1 pass 2, 2 challenge, 1 prove')],
  [
    'over',
    at('hebrew', {
      hands: ['duke captain', '(duke) duke', '(captain) (captain)'],
      coins: [7, 2, 0],
    }).play('0 coup 1'),
  ],
];
