import { readBotName, writeBotName } from '../../engine';
import { bent, unit, wordKinds, type Weights, type WordTable } from '../../engine/coup/lab';
import { levels, faces } from './company';
import { dot, logit, type Case } from './logit';
import type { Heard } from './words';

/** A weight is drawn to what is known of anybody, or of the level, as by so many cases. */
const pull = 10;

const openWords = (words: readonly Heard[]) => words.filter(({ byCards }) => byCards > 0 && byCards < 1);

const asCases = (words: readonly Heard[], known: (word: Heard) => number): readonly Case[] =>
  words.map((word) => ({ traits: word.traits, isTrue: word.isTrue, known: known(word) }));

/** What each trait weighs: first for anybody, then what sets a level apart, then what sets a face of that level apart. */
export function fittedWords(all: readonly Heard[]): WordTable {
  const byKind = wordKinds.map((kind) => openWords(all).filter((word) => word.kind === kind));
  const count = all[0]?.traits.length ?? 0;
  const anybody = byKind.map((words) =>
    logit(
      asCases(words, () => 0),
      count,
      pull,
    ),
  );
  const ofLevel = (level: string): Weights =>
    byKind.map((words, kind) => {
      const usual = anybody[kind] ?? [];
      const some = words.filter(({ bot }) => readBotName(bot).level === level);
      const more = logit(
        asCases(some, ({ traits }) => dot(usual, traits)),
        count,
        pull,
      );
      return usual.map((weight, at) => weight + (more[at] ?? 0));
    });
  const levelRows = Object.fromEntries(levels.map((level) => [level, ofLevel(level)]));
  const bendOf = (level: string, face: string | null): Weights =>
    byKind.map((words, kind) => {
      const usual = levelRows[level]?.[kind] ?? [];
      const some = words.filter(({ bot }) => isSuch(bot, level, face));
      return logit(
        asCases(some, ({ traits }) => dot(usual, traits)),
        bent,
        pull,
      );
    });
  const bends = levels.flatMap((level) => [
    [level, bendOf(level, 'none')] as const,
    [writeBotName({ level, face: null, isSecret: true }), bendOf(level, null)] as const,
    ...faces.map((face) => [writeBotName({ level, face, isSecret: false }), bendOf(level, face)] as const),
  ]);
  return rounded({ anybody, levels: levelRows, faces: Object.fromEntries(bends) });
}

/** Whether a bot wears this face; any, if it is a secret; or none. */
function isSuch(bot: string, level: string, face: string | null): boolean {
  const name = readBotName(bot);
  if (name.level !== level) return false;
  if (face === null) return name.face !== null;
  return face === 'none' ? name.face === null : name.face === face;
}

const inUnits = (rows: Weights): Weights => rows.map((row) => row.map((weight) => Math.round(weight * unit)));

const rounded = ({ anybody, levels: ofLevels, faces: ofFaces }: WordTable): WordTable => ({
  anybody: inUnits(anybody),
  levels: Object.fromEntries(Object.entries(ofLevels).map(([name, rows]) => [name, inUnits(rows)])),
  faces: Object.fromEntries(Object.entries(ofFaces).map(([name, rows]) => [name, inUnits(rows)])),
});
