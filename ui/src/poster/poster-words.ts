import { isRightToLeft } from '#typography/direction.ts';
import { pictureLines } from '#typography/picture-lines.ts';
import type { PosterFace, PosterWords } from './poster-shapes.ts';

/** How wide a text is at a size, in mm. */
export type MeasureWords = (text: string, face: PosterFace, size: number) => number;

export const lineHeight = 1.5;

const linesIn = (text: string, [widthOf, width, maxLines]: Readonly<[(text: string) => number, number, number]>) =>
  pictureLines(text, { widthOf, width, maxLines }).lines.map((line) => line.text);

/** Lines of about the same length: the narrowest that are not more. */
const balanced = (text: string, widthOf: (text: string) => number, width: number): readonly string[] => {
  const all = (of: number) => linesIn(text, [widthOf, of, text.length]);
  let lines = all(width);
  for (let narrower = width * 0.95; narrower > width * 0.5; narrower -= width * 0.05) {
    const tried = all(narrower);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
};

/** More lines than this, and a smaller size is tried. */
const fewLines = 3;

/** All of a sentence, in the largest size in which it has few lines, else in the smallest. */
export const setSentence = (
  sentence: string,
  { measure, width, sizes }: Readonly<{ measure: MeasureWords; width: number; sizes: readonly number[] }>,
): Readonly<{ lines: readonly string[]; size: number }> => {
  const text = sentence
    .split(/[\r\n]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  const setIn = (size: number) => ({ size, lines: balanced(text, (part) => measure(part, 'words', size), width) });
  if (text === '') return { lines: [], size: 0 };
  const tries = sizes.map(setIn);
  return tries.find(({ lines }) => lines.length <= fewLines) ?? tries.at(-1) ?? { lines: [], size: 0 };
};

/** At most two lines; what is longer ends in « … ». */
export const setName = (
  name: string,
  { measure, width, size }: Readonly<{ measure: MeasureWords; width: number; size: number }>,
): readonly string[] => linesIn(name, [(part) => measure(part, 'ui', size), width, 2]);

type LinesProps = Omit<PosterWords, 'kind' | 'text' | 'rightToLeft'>;

/** Lines under each other, the last one at `y`. */
export const wordsOf = (lines: readonly string[], at: LinesProps): readonly PosterWords[] => {
  const rightToLeft = isRightToLeft(lines.join(' '));
  return lines.map((text, line) => ({
    ...at,
    kind: 'words',
    text,
    rightToLeft,
    y: at.y - (lines.length - 1 - line) * at.size * lineHeight,
  }));
};
