import {
  coup,
  type CoupMove,
  type CoupSetup,
  type CoupState,
  type CoupView,
  type Role,
} from '../../../../engine/coup';
import { actionRules } from '../../../../engine/coup/actions';
import { random } from '../../../../engine/coup/bots';
import { steady } from '../../../../engine/coup/bots/steady';
import { claimant, claimMade, isTrue } from '../../../../engine/coup/claims';
import { expert, games, type CoupBot, type Turn } from './support/tables';

const crowd: CoupSetup = { book: 'hebrew', players: 6, first: 0 };

/** Says only what it can prove, and believes what it is told. */
function isHonest(move: CoupMove, { viewer, seats }: CoupView): boolean {
  const claim =
    move.type === 'act' ? actionRules[move.action].claims : move.type === 'block' ? move.role : null;
  const role = claim === 'sixth' ? 'ambassador' : claim;
  const own = viewer === 'table' ? undefined : seats[viewer];
  const holds = own?.cards.some((card) => !card.faceUp && card.role === role) === true;
  return (role === null || holds) && move.type !== 'challenge' && move.type !== 'concede';
}

const honest: CoupBot = {
  ...random,
  *decide(_mind, view, moves, luck) {
    const right = moves.filter((move) => isHonest(move, view));
    return yield* random.decide(null, view, right.length > 0 ? right : moves, luck);
  },
};

/** What Expert does while more than two are left, alone among others of one kind. */
const turnsAmong = (others: CoupBot, count: number): Turn[] =>
  [...games([expert, others, others, others, others, others], crowd, count)].filter(
    ({ bot, before }) => bot === expert && before.players.filter(isAlive).length > 2,
  );

type Player = CoupState['players'][number];
const hidden = ({ cards }: Player) => cards.filter(({ faceUp }) => !faceUp);
const isAlive = (player: Player) => hidden(player).length > 0;

/** The character that an action claims without being held. */
function inventedIn({ before, seat, move }: Turn): Role | null {
  const player = before.players[seat];
  if (move.type !== 'act' || !player) return null;
  const { claims } = actionRules[move.action];
  const role = claims === 'sixth' ? before.sixth : claims;
  return role === null || role === 'noDuke' || hidden(player).some((card) => card.role === role)
    ? null
    : role;
}

const amongSteady = turnsAmong(steady, 60);

test('FC-36: among those who never lie, Expert soon doubts nobody any more', () => {
  const played = 60;
  const wrong = turnsAmong(honest, played).filter(
    ({ before: { stage }, before, move }) =>
      move.type === 'challenge' &&
      stage.kind === 'challenge' &&
      isTrue(before, claimant(before, stage.of), claimMade(before, stage.of)),
  );
  expect(wrong.length).toBeLessThan(0.2 * played);
});

test('FC-27, FC-36: sends no false Assassin against a last card, whose owner challenges for nothing', () => {
  const strikes = amongSteady.filter((turn) => inventedIn(turn) === 'assassin');
  const struck = strikes.map(({ before, move }) => {
    const target = move.type === 'act' ? before.players[move.target ?? -1] : undefined;
    return target ? hidden(target).length : 0;
  });
  expect(struck.length).toBeGreaterThan(0);
  expect(struck.filter((cards) => cards === 1)).toEqual([]);
});

test('FC-35: claims nobody whose last copy rather lies with a rival than in the court', () => {
  let claims = 0;
  for (const turn of amongSteady) {
    const role = inventedIn(turn);
    if (role === null) continue;
    claims++;
    const { players, court } = turn.before;
    const inSight = coup
      .view(turn.before, turn.seat)
      .seats.flatMap(({ cards }) => cards)
      .filter((card) => card.role === role).length;
    const withRivals = players.filter((_, seat) => seat !== turn.seat).flatMap(hidden).length;
    if (withRivals > court.length) expect(inSight).toBeLessThan(2);
  }
  expect(claims).toBeGreaterThan(0);
});
