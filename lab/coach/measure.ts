import { readBotName, writeBotName } from '../../engine';
import { chanceOfWord, wordKinds } from '../../engine/coup/lab';
import { faces, levels } from './company';
import type { Heard } from './words';

/** What was said to be this likely, and how often it was so. */
interface Bucket {
  count: number;
  said: number;
  so: number;
  /** How far the words of each game are off, summed. */
  readonly byGame: Map<number, number>;
}

interface Row {
  readonly name: string;
  readonly buckets: readonly Bucket[];
}

const tenths = 10;
/** Half of the 95 % interval, in points, of what is printed at all, and of what is judged. */
const told = 12;
const judged = 3;
const goal = 3;

const chanceSaid = ({ byCards, kind, traits }: Heard, bot: string | null): number =>
  byCards <= 0 || byCards >= 1 ? byCards : chanceOfWord(kind, traits, bot);

function rowOf(name: string, words: readonly Heard[], said: (word: Heard) => number): Row {
  const buckets = Array.from({ length: tenths }, (): Bucket => ({
    count: 0,
    said: 0,
    so: 0,
    byGame: new Map<number, number>(),
  }));
  for (const word of words) {
    const chance = said(word);
    const bucket = buckets[Math.min(tenths - 1, Math.floor(chance * tenths))];
    if (!bucket) continue;
    bucket.count++;
    bucket.said += chance;
    if (word.isTrue) bucket.so++;
    const off = (word.isTrue ? 1 : 0) - chance;
    bucket.byGame.set(word.game, (bucket.byGame.get(word.game) ?? 0) + off);
  }
  return { name, buckets };
}

const offOf = ({ count, said, so }: Bucket): number => (100 * (so - said)) / count;

/** Half of the 95 % interval, in points; no less than if each word had been drawn for itself. */
function giveOf({ count, said, byGame }: Bucket): number {
  const chance = said / count;
  const spread = [...byGame.values()].reduce((sum, off) => sum + off ** 2, 0);
  return (196 * Math.sqrt(Math.max(spread, count * chance * (1 - chance)))) / count;
}

/** Every kind of word, from every kind of player, as the coach knows them. */
export function rowsOf(words: readonly Heard[]): readonly (readonly [string, readonly Row[]])[] {
  const known = (word: Heard) => chanceSaid(word, word.bot);
  const secret = (word: Heard) =>
    chanceSaid(word, writeBotName({ level: readBotName(word.bot).level, face: null, isSecret: true }));
  const stranger = (word: Heard) => chanceSaid(word, null);
  const faced = words.filter(({ bot }) => readBotName(bot).face !== null);
  const perKind = (name: string, some: readonly Heard[], said: (word: Heard) => number) =>
    wordKinds.map((kind) =>
      rowOf(
        `${name} ${kind}`.trim(),
        some.filter((word) => word.kind === kind),
        said,
      ),
    );
  const faceOf = ({ bot }: Heard) => readBotName(bot).face ?? 'plain';
  const groups = [
    ...levels.map((level) => [level, words.filter(({ bot }) => readBotName(bot).level === level)] as const),
    ...['plain', ...faces].map((face) => [face, words.filter((word) => faceOf(word) === face)] as const),
  ];
  return [
    ['every kind of word', perKind('', words, known)],
    ['every kind of player', groups.map(([name, some]) => rowOf(name, some, known))],
    [
      'every level and face',
      levels.flatMap((level) =>
        ['plain', ...faces].map((face) =>
          rowOf(
            `${level} ${face}`,
            words.filter((word) => readBotName(word.bot).level === level && faceOf(word) === face),
            known,
          ),
        ),
      ),
    ],
    ['every kind of word, by player', groups.flatMap(([name, some]) => perKind(name, some, known))],
    ['every kind of word, where the face is a secret', perKind('', faced, secret)],
    ['every kind of word, where nobody knows who plays', perKind('', words, stranger)],
  ];
}

/** The table, and what it comes to: where there are words enough to tell, how far what is said lies from what is so. */
export function printed(parts: ReturnType<typeof rowsOf>): string {
  const head = Array.from({ length: tenths }, (_, at) => `${at * 10}–${at * 10 + 10}`.padStart(9)).join('');
  return parts
    .map(([title, rows]) =>
      [`— ${title} —`.padEnd(24) + head, ...rows.map(lineOf), verdictOn(rows)].join('\n'),
    )
    .join('\n\n');
}

function lineOf({ name, buckets }: Row): string {
  const cells = buckets.map((bucket) =>
    bucket.count === 0 || giveOf(bucket) > told
      ? '·'.padStart(9)
      : `${signed(offOf(bucket))}±${Math.round(giveOf(bucket))}`.padStart(9),
  );
  const count = buckets.reduce((sum, bucket) => sum + bucket.count, 0);
  return name.padEnd(24) + cells.join('') + String(count).padStart(9);
}

const signed = (off: number) => (off < 0 ? '−' : '+') + Math.abs(off).toFixed(1);

function verdictOn(rows: readonly Row[]): string {
  const cells = rows.flatMap(({ name, buckets }) =>
    buckets.flatMap((bucket, at) =>
      bucket.count > 0 && giveOf(bucket) <= judged
        ? [{ name, at, off: offOf(bucket), give: giveOf(bucket) }]
        : [],
    ),
  );
  const beyond = cells.filter(({ off }) => Math.abs(off) > goal);
  const surely = beyond.filter(({ off, give }) => Math.abs(off) - give > goal);
  const [worst] = [...cells].sort((one, other) => Math.abs(other.off) - Math.abs(one.off));
  const at = worst
    ? `${worst.name} at ${worst.at * 10}–${worst.at * 10 + 10}: ${signed(worst.off)} ± ${worst.give.toFixed(1)}`
    : 'none';
  return `${cells.length} cells known to ${judged} points: ${cells.length - beyond.length} within ${goal}, ${surely.length} surely beyond; worst ${at}`;
}
