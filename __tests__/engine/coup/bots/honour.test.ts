import { actions, coup, type Claim, type CoupState, type CoupView, type Role } from '../../../../engine/coup';
import { actionRules } from '../../../../engine/coup/actions';
import { easy, everyTable, expert, games, reckless, type Turn } from './support/tables';
import { hunter, liar, mirror } from '../../../../engine/coup/bots/faces';
import { novice } from '../../../../engine/coup/bots/novice';
import { random } from '../../../../engine/coup/bots';
import { steady } from '../../../../engine/coup/bots/steady';

const companies = [
  [steady, steady, random],
  [reckless, steady],
  [expert, easy, random],
  [novice, mirror.wornBy(steady), liar.wornBy(novice), hunter.wornBy(expert)],
];

/** What the move says of the seat's hidden cards. */
function claimIn({ before, move }: Turn): Claim | null {
  if (move.type === 'block') return move.role;
  if (move.type === 'defuse') return 'contessa';
  if (move.type === 'pass') return before.stage.kind === 'bomb' ? 'contessa' : null;
  if (move.type !== 'act') return null;
  const { claims } = actionRules[move.action];
  return claims === 'sixth' ? before.sixth : claims;
}

const cardsSeen = (view: CoupView, role: Role) =>
  view.seats.flatMap(({ cards }) => cards).filter((card) => card.role === role).length;

const holds = (view: CoupView, seat: number, role: Role) =>
  view.seats[seat]?.cards.some((card) => !card.faceUp && card.role === role) === true;

/** How many there are of each, where the deck is whole. */
const copiesIn = ({ players, court }: CoupState) =>
  Math.round((court.length + players.reduce((sum, { cards }) => sum + cards.length, 0)) / 5);

/** Certain from what the seat sees: the card lies open to it, or every Duke is somewhere else. */
function isCertain(view: CoupView, seat: number, claim: Claim, copies: number): boolean {
  if (claim !== 'noDuke') return holds(view, seat, claim);
  const hidden = view.seats[seat]?.cards.filter(({ faceUp }) => !faceUp) ?? [];
  return cardsSeen(view, 'duke') >= copies || hidden.every(({ role }) => role !== null && role !== 'duke');
}

const isDrafted = ({ book, players, options }: (typeof everyTable)[number][1]) =>
  players === 2 && (options?.twoPlayers === 'draft' || book === 'persian');

/** Where two drafted, nobody can count the removed cards. */
const countable = everyTable.filter(([, setup]) => !isDrafted(setup) && !setup.options?.strictDoubleDanger);

test.each(countable)('nobody, however reckless, makes a hopeless claim or challenge: %s', (_, setup) => {
  let claims = 0;
  let challenges = 0;
  for (const turn of companies.flatMap((company) => [...games(company, setup, 6)])) {
    if (turn.bot.id === 'random') continue;
    const { before, seat, move, events } = turn;
    const view = coup.view(before, seat);
    const claim = claimIn(turn);
    if (claim !== null && claim !== 'noDuke') {
      claims++;
      if (!holds(view, seat, claim)) expect(cardsSeen(view, claim)).toBeLessThan(copiesIn(before));
    }
    const [first] = events;
    if (move.type === 'challenge' && first?.type === 'challenged') {
      challenges++;
      expect(isCertain(view, first.seat, first.claim, copiesIn(before))).toBe(false);
    }
  }
  expect(claims).toBeGreaterThan(0);
  expect(challenges).toBeGreaterThan(0);
});

test('every claim an action can make is looked at', () => {
  const claiming = actions.filter((action) => actionRules[action].claims !== null);
  expect(claiming.join(' ')).toBe('tax assassinate steal exchange examine embezzle');
});
