/** Marks that take no room on paper. */
const unseen = /[\u200b-\u200f\u2066-\u2069\p{M}]/gu;

const lengthOf = (text: string): number => [...text.replace(unseen, '')].length;

/** Breaks a text between words into lines of at most this many letters; a longer word has a line of its own. */
export function brokenInto(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && lengthOf(longer) > most) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

interface Room {
  readonly width: number;
  /** The number of lines there is room for. */
  readonly lines: number;
  /** The size of letters that is wished. */
  readonly size: number;
  /** The average width of a letter, in sizes of the letter. */
  readonly letter: number;
}

/** The lines of a text in the largest letters that fit. */
export function fitted(
  text: string,
  room: Room,
): { readonly lines: readonly string[]; readonly size: number } {
  const least = room.size / 4;
  for (let size = room.size; ; size -= 2) {
    const most = Math.floor(room.width / (size * room.letter));
    const lines = brokenInto(text, most);
    const fits = lines.length <= room.lines && lines.every((line) => lengthOf(line) <= most);
    if (fits || size <= least) return { lines, size };
  }
}
