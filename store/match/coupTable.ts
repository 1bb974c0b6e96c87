import {
  bots,
  coup,
  type CoupEvent,
  type CoupMove,
  type CoupSetup,
  type CoupState,
  type CoupView,
} from '../../engine';
import { keepGame } from '../history/history';
import { rememberWinner } from '../newGame/winners';
import { lastOf, type Played } from './running';
import { openTable } from './table';

/** What can be unsaid: words, coins that have moved in the open, a party turned. Cards that have stirred cannot. */
const harmless: ReadonlySet<CoupEvent['type']> = new Set([
  'sided',
  'turn',
  'acted',
  'allowed',
  'challenged',
  'blocked',
  'gained',
  'converted',
  'bombGiven',
  'bombClaimed',
  'bombDefused',
  'bombReturned',
]);

const coupAsPlayed: Played<CoupSetup, CoupState, CoupMove, CoupEvent, CoupView> = {
  game: coup,
  bots: bots.coup,
  letPass: { type: 'allow' },
  isHarmless: ({ type }) => harmless.has(type),
};

export const coupTable = openTable(coupAsPlayed, (running) => {
  const { players } = running.match;
  keepGame(running.id, running.match, new Date().toISOString());
  const [winner] = coup.outcome(lastOf(running).state)?.winners ?? [];
  const names = players.map(({ name }) => name);
  if (winner !== undefined) rememberWinner(names, names[winner] ?? '');
});
