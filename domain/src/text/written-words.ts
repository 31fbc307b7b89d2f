/** A word with the punctuation that French separates from it by a space. */
const word = /(?:[«“(–—-]\s+)*\S+(?:\s+[;:!?»”)…]+(?!\S))*/gu;

/** Words as written, each with its punctuation: « Vraiment ? » is one. */
export const writtenWords = (text: string): readonly string[] => [...text.matchAll(word)].map(([found]) => found);

/** A text parted before its last `count` words; whole when it has fewer. */
export const splitBeforeLastWords = (text: string, count: number): readonly [before: string, last: string] => {
  const at = count === 0 ? undefined : [...text.matchAll(word)].at(-count)?.index;
  return at === undefined ? [text, ''] : [text.slice(0, at).trimEnd(), text.slice(at)];
};
