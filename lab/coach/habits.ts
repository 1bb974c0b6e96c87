import { openName, readBotName, writeBotName } from '../../engine';
import { coup, roles, type CoupEvent } from '../../engine/coup';
import { blockHabit, doubtHabit, habitCount, handOf, ledgerOf, type Habits } from '../../engine/coup/lab';
import { loggedGame } from './company';

interface Count {
  times: number;
  chances: number;
}

/** How often each of them blocked, or doubted, where they might have: by the names that are public, and for anybody. */
export function fittedHabits(from: number, to: number): Readonly<Record<string, Habits>> {
  const counts = new Map<string, Count[]>();
  for (let seed = from; seed < to; seed++)
    for (const { bot, habit, did } of habitsIn(seed))
      for (const name of namesOf(bot)) {
        const row = counts.get(name) ?? Array.from({ length: habitCount }, () => ({ times: 0, chances: 0 }));
        counts.set(name, row);
        const one = row[habit];
        if (!one) continue;
        one.chances++;
        if (did) one.times++;
      }
  const usual = shares(counts.get(anybody) ?? [], []);
  return Object.fromEntries(
    [...counts].map(([name, row]) => [name, shares(row, usual).map((share) => Math.round(share * 100))]),
  );
}

const anybody = 'anybody';

/** Who does it: under their own name, as one of their level whose face is a secret, and as anybody. */
function namesOf(bot: string): readonly string[] {
  const { level, face } = readBotName(bot);
  return [
    openName(bot),
    ...(face === null ? [] : [writeBotName({ level, face: null, isSecret: true })]),
    anybody,
  ];
}

/** Seldom seen, they are taken to be as anybody is: so many cases of the usual are added. */
const added = 20;

const shares = (row: readonly Count[], usual: readonly number[]): readonly number[] =>
  row.map(({ times, chances }, at) => (times + added * (usual[at] ?? 0.5)) / (chances + added));

interface Deed {
  readonly bot: string;
  readonly habit: number;
  readonly did: boolean;
}

function* habitsIn(seed: number): Generator<Deed> {
  const { company, steps } = loggedGame(seed);
  const witnessed: CoupEvent[] = [];
  for (const { before, events, seat, move } of steps) {
    const bot = company[seat] ?? '';
    if (before.stage.kind === 'challenge') yield { bot, habit: doubtHabit, did: move.type === 'challenge' };
    if (before.stage.kind === 'block') {
      const view = coup.view(before, 'table');
      const blockers = view.pending?.blockableWith ?? [];
      const facts = ledgerOf(view, witnessed).seats[seat];
      const hand = handOf(before.players, seat);
      const said = {
        holds: blockers.some((role) => hand.includes(role)),
        told: blockers.some((role) => (facts?.told[roles.indexOf(role)] ?? 0) > 0),
      };
      yield {
        bot,
        habit: blockHabit(view.pending?.action ?? 'foreignAid', hand.length, said),
        did: move.type === 'block',
      };
    }
    witnessed.push(...events.map((event) => coup.witness(event, 'table')));
  }
}
