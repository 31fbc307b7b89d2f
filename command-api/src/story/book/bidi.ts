import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const rightToLeftLetters = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;
const firstLetter = /\p{L}/u;

/** A part of a word that runs in one direction. */
export type Placed = Readonly<{ text: string; rightToLeft: boolean }>;
type Level = Placed & Readonly<{ level: number }>;

/** Whether a paragraph runs from right to left, by its first letter. */
export const beginsRightToLeft = (paragraph: string): boolean =>
  rightToLeftLetters.test(firstLetter.exec(paragraph)?.[0] ?? '');

/** The words of a line from left to right, each in its parts (Unicode Standard Annex 9). */
export const inVisualOrder = (line: string, rightToLeft: boolean): readonly (readonly Placed[])[] => {
  if (!rightToLeft && !rightToLeftLetters.test(line))
    return line.split(' ').map((text) => [{ text, rightToLeft: false }]);
  const { levels } = bidi.getEmbeddingLevels(line, rightToLeft ? 'rtl' : 'ltr');
  let at = 0;
  const words = line.split(' ').map((word) => {
    const parts = partsOf(word, levels.subarray(at, at + word.length));
    at += word.length + 1;
    return reordered(parts, ({ level }) => level);
  });
  return reordered(words, (parts) => Math.min(...parts.map(({ level }) => level)));
};

const partsOf = (word: string, levels: Uint8Array): readonly Level[] => {
  const parts: { text: string; level: number; rightToLeft: boolean }[] = [];
  Array.from(levels).forEach((level, at) => {
    const last = parts.at(-1);
    if (last?.level === level) last.text += word[at];
    else parts.push({ text: word[at] ?? '', level, rightToLeft: level % 2 === 1 });
  });
  return parts.length === 0 ? [{ text: '', level: 0, rightToLeft: false }] : parts;
};

/** Rule L2: from the highest level down, what is at it or above is turned around. */
const reordered = <One>(ones: readonly One[], levelOf: (one: One) => number): readonly One[] => {
  const highest = Math.max(...ones.map(levelOf));
  let shown = [...ones];
  for (let level = highest; level >= 1; level -= 1) shown = turned(shown, (one) => levelOf(one) >= level);
  return shown;
};

const turned = <One>(ones: readonly One[], isTurned: (one: One) => boolean): One[] => {
  const [shown, run]: [One[], One[]] = [[], []];
  for (const one of ones) {
    if (isTurned(one)) run.unshift(one);
    else shown.push(...run.splice(0), one);
  }
  return [...shown, ...run];
};

/** What stands among letters that run to the left: turned around, brackets mirrored. */
export const mirrored = (text: string): string =>
  Array.from(text)
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');
