import { breakLines, type Line, type Piece } from './break-lines.ts';
import { loadRuns, signsOf, type Run } from './pdf-faces.ts';

type Doc = PDFKit.PDFDocument;
/** `face`: of Latin letters. `size`, `leading`: in points. */
export type Style = Readonly<{ face: 'text' | 'display'; size: number; leading: number; colour: string }>;
/** `divide`: puts soft hyphens where words may be divided. `align` 'even': lines fill the width. */
export type Setting = Readonly<{
  style: Style;
  width: number;
  indent: number;
  align: 'even' | 'centre';
  divide: (text: string) => string;
}>;
export type SetLine = Line & Readonly<{ indent: number }>;
export type Type = Readonly<{
  lines: (text: string, setting: Setting) => readonly SetLine[];
  draw: (line: SetLine, at: Readonly<{ x: number; y: number }>, setting: Setting) => void;
  widthOf: (text: string, style: Style) => number;
}>;

/** An emoji is drawn wider than letters: this share of their size stands among them without a gap. */
const emojiSize = 0.82;

/** Measures and draws words in the book’s typefaces. */
export const loadType = async (doc: Doc): Promise<Type> => {
  const runsOf = await loadRuns(doc);
  const inFace = ({ face }: Run, size: number) => doc.font(face, face === 'emoji' ? size * emojiSize : size);
  const widthOf = (text: string, { face, size }: Style): number =>
    runsOf(text, face).reduce((sum, run) => sum + inFace(run, size).widthOfString(run.text), 0);
  const drawWord = (
    word: string,
    { x, y }: Readonly<{ x: number; y: number }>,
    { face, size, colour }: Style,
  ): void => {
    let left = x;
    for (const run of runsOf(word, face)) {
      inFace(run, size).fillColor(colour).text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += doc.widthOfString(run.text);
    }
  };
  return { lines: createLines(widthOf), draw: createDraw(widthOf, drawWord), widthOf };
};

type WidthOf = Type['widthOf'];
const softHyphen = '\u00AD';

const createLines = (widthOf: WidthOf): Type['lines'] => {
  const linesOf = createBroken(widthOf);
  return (text, setting) => (setting.align === 'centre' ? balanced(linesOf, text, setting) : linesOf(text, setting));
};

/** As narrow as it can be on as many lines, so that these are about as long as each other. */
const balanced = (linesOf: Type['lines'], text: string, setting: Setting): readonly SetLine[] => {
  const lines = linesOf(text, setting);
  for (const share of [0.6, 0.7, 0.8, 0.9]) {
    const width = setting.width * share;
    const narrower = linesOf(text, { ...setting, width });
    if (narrower.length === lines.length && narrower.every(({ natural }) => natural <= width)) return narrower;
  }
  return lines;
};

const createBroken =
  (widthOf: WidthOf): Type['lines'] =>
  (text, { style, width, indent, divide }) =>
    text.split('\n').flatMap((part, at) => {
      const pieces = part
        .split(' ')
        .filter(Boolean)
        .flatMap((word): readonly Piece[] => {
          const fragments = inParts(word)
            .flatMap((part) => divide(part).split(softHyphen))
            .flatMap((fragment) => (fragment === '' ? [] : fitting(fragment, style, { width, widthOf })));
          return fragments.map((fragment, place) => ({
            text: fragment,
            width: widthOf(fragment, style),
            joined: place < fragments.length - 1,
          }));
        });
      const first = at === 0 ? indent : 0;
      const measure = { width, blank: widthOf(' ', style), hyphen: widthOf('-', style) };
      return breakLines(pieces, measure, first).map((line, place) => ({ ...line, indent: place === 0 ? first : 0 }));
    });

/** In UTF-16 units and in signs: no language has such a word. */
const longestWord = 60;

/** A longer word is cut before it is divided or measured, both of which take longer and longer. */
const inParts = (word: string): readonly string[] => {
  if (word.length <= longestWord) return [word];
  const signs = signsOf(word);
  return Array.from({ length: Math.ceil(signs.length / longestWord) }, (_none, at) =>
    signs.slice(at * longestWord, (at + 1) * longestWord).join(''),
  );
};

/** A word longer than a line, an address for instance, is cut where it must be. */
const fitting = (
  word: string,
  style: Style,
  { width, widthOf }: Readonly<{ width: number; widthOf: WidthOf }>,
): readonly string[] => {
  if (widthOf(word, style) <= width) return [word];
  const signs = signsOf(word);
  const half = Math.ceil(signs.length / 2);
  if (half === signs.length) return [word];
  return [signs.slice(0, half).join(''), signs.slice(half).join('')].flatMap((part) =>
    fitting(part, style, { width, widthOf }),
  );
};

/** A line that would need wider blanks than this, in blanks, stays short. */
const mostStretch = 3;

type DrawWord = (word: string, at: Readonly<{ x: number; y: number }>, style: Style) => void;

/** Word by word, each with its blank, so that what is read aloud or copied has its blanks too. */
const createDraw =
  (widthOf: WidthOf, drawWord: DrawWord): Type['draw'] =>
  ({ text, natural, blanks, last, indent }, { x, y }, { style, width, align }) => {
    const slack = width - indent - natural;
    const usual = widthOf(' ', style);
    const isEven = align === 'even' && blanks > 0 && (!last || slack < 0) && slack / blanks < mostStretch * usual;
    const blank = usual + (isEven ? slack / blanks : 0);
    let left = x + indent + (align === 'centre' ? slack / 2 : 0);
    const words = text.split(' ');
    words.forEach((word, at) => {
      drawWord(at === words.length - 1 ? word : `${word} `, { x: left, y }, style);
      left += widthOf(word, style) + blank;
    });
  };
