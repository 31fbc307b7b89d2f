/** Where a text may be cut, best first: between paragraphs, lines, sentences, words. */
const bounds = [/\n\s*\n/g, /\n/g, /(?<=[.!?…]["»”]?)\s+/g, /\s+/g];

/** The end of the last of these bounds within `most` characters, past the middle: short parts would make many thoughts. */
const lastBound = (words: string, bound: RegExp, most: number): number => {
  const end = [...words.slice(0, most).matchAll(bound)].at(-1);
  return end && end.index > most / 2 ? end.index + end[0].length : 0;
};

/** Never within a character of two units. */
const hardCut = (words: string, most: number): number =>
  /[\uD800-\uDBFF]/.test(words[most - 1] ?? '') ? most - 1 : most;

const cutOf = (words: string, most: number): number => {
  for (const bound of bounds) {
    const cut = lastBound(words, bound, most);
    if (cut > 0) return cut;
  }
  return hardCut(words, most);
};

/** The text in parts of at most `most` characters, in their order; nothing but blanks at the cuts is left out. */
export const splitThought = (words: string, most: number): readonly string[] => {
  const parts: string[] = [];
  let rest = words;
  while (rest.length > most) {
    const cut = cutOf(rest, most);
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return [...parts, rest];
};
