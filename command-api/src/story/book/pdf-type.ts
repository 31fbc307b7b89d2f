import { beginsRightToLeft, inVisualOrder, mirrored, type Placed } from './bidi.ts';
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
/** `rightToLeft`: of its paragraph. */
export type SetLine = Line & Readonly<{ indent: number; rightToLeft?: boolean }>;
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
  const drawWord: DrawWord = (placed, { x, y }, { face, size, colour }) => {
    let left = x;
    for (const run of placed.flatMap((one) => shownRuns(runsOf(one.text, face), one))) {
      inFace(run, size).fillColor(colour).text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += doc.widthOfString(run.text);
    }
  };
  return { lines: createLines(widthOf), draw: createDraw(widthOf, drawWord), widthOf };
};

/** From left to right: a face of letters that run the other way turns them itself. */
const shownRuns = (runs: readonly Run[], { rightToLeft }: Placed): readonly Run[] =>
  rightToLeft ? runs.toReversed().map((run) => (isTurning(run) ? run : { ...run, text: mirrored(run.text) })) : runs;
const isTurning = ({ face }: Run): boolean => face === 'hebrew' || face === 'arabic';

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
      const rightToLeft = beginsRightToLeft(part);
      return breakLines(pieces, measure, first).map((line, place) => ({
        ...line,
        indent: place === 0 ? first : 0,
        rightToLeft,
      }));
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

type DrawWord = (word: readonly Placed[], at: Readonly<{ x: number; y: number }>, style: Style) => void;

/** Word by word, each with its blank, so that what is read aloud or copied has its blanks too. */
const createDraw =
  (widthOf: WidthOf, drawWord: DrawWord): Type['draw'] =>
  (line, { x, y }, setting) => {
    const { natural, blanks, last, indent, rightToLeft = false } = line;
    const { style, width, align } = setting;
    const slack = width - indent - natural;
    const usual = widthOf(' ', style);
    const isEven = align === 'even' && blanks > 0 && (!last || slack < 0) && slack / blanks < mostStretch * usual;
    const blank = usual + (isEven ? slack / blanks : 0);
    let left = x + beginOf({ slack, indent, align, rightToLeft, isEven });
    const words = inVisualOrder(line.text, rightToLeft);
    words.forEach((word, at) => {
      drawWord(at === words.length - 1 ? word : [...word, blankAfter], { x: left, y }, style);
      left += word.reduce((sum, { text }) => sum + widthOf(text, style), 0) + blank;
    });
  };

const blankAfter: Placed = { text: ' ', rightToLeft: false };

type Beginning = Pick<Setting, 'indent' | 'align'> & Readonly<{ slack: number; rightToLeft: boolean; isEven: boolean }>;

/** Where the first word stands, from the left edge; a paragraph that runs to the left begins at the right one. */
const beginOf = ({ slack, indent, align, rightToLeft, isEven }: Beginning): number => {
  if (align === 'centre') return indent + slack / 2;
  if (!rightToLeft) return indent;
  return isEven ? 0 : slack;
};
