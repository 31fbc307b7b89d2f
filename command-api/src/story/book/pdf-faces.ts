import { readFile } from 'node:fs/promises';
import { cutText } from '@ecrin/domain/text/cut-text.ts';
import { create, type Font } from 'fontkit';

/** The typefaces of Latin letters first, then those that have others. */
const others = ['latin-ext', 'vietnamese', 'greek', 'cyrillic', 'hebrew', 'arabic', 'math', 'symbols'] as const;
const faces = ['text', 'display', ...others, 'emoji'] as const;
type Face = (typeof faces)[number];

/** Words in one typeface. */
export type Run = Readonly<{ face: Face; text: string }>;

let loaded: Promise<readonly Readonly<{ face: Face; file: Buffer; font: Font }>[]> | null = null;
const loadFaces = () => {
  loaded ??= Promise.all(
    faces.map(async (face) => {
      const file = await readFile(new URL(`fonts/${face}.ttf`, import.meta.url));
      const font = create(file);
      if (!('hasGlyphForCodePoint' in font)) throw new Error(`${face}.ttf holds more than one typeface`);
      return { face, file, font };
    }),
  );
  return loaded;
};

/** Of signs no typeface has. */
const unknownSign = '•';
/** Joins or varies its neighbours: nothing to see by itself. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;
/** A picture even where a typeface of letters has it: « ❤️ », « 1️⃣ ». */
const pictorial = /\p{Emoji_Presentation}|\uFE0F/u;
const clusters = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** In UTF-16 units. What is longer is nothing that is written: accents on accents without end. */
const longestSign = 40;

/** What a reader takes for one sign: a family is one, of seven code points. */
export const signsOf = (text: string): readonly string[] =>
  Array.from(clusters.segment(text), ({ segment }) => cutText(segment, longestSign));

/** Of these signs those that no typeface has: on paper they become « • ». */
export const missingSigns = async (signs: readonly string[]): Promise<readonly string[]> => {
  const loadedFaces = await loadFaces();
  const isDrawn = (sign: string) =>
    /\s|\p{Cc}/u.test(sign) ||
    invisible.test(sign) ||
    loadedFaces.some(({ font }) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  return signs.filter((sign) => !isDrawn(sign));
};

/** Registers the typefaces; answers what divides words into runs: a sign its own typeface lacks comes from another. */
export const loadRuns = async (
  doc: PDFKit.PDFDocument,
): Promise<(text: string, own: 'text' | 'display') => readonly Run[]> => {
  const known = new Map<Face, Font>();
  for (const { face, file, font } of await loadFaces()) {
    doc.registerFont(face, file);
    known.set(face, font);
  }
  const hasAll = (face: Face, text: string) =>
    Array.from(text).every((sign) => known.get(face)?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  const faceOf = (sign: string, own: Face): Face | undefined =>
    (pictorial.test(sign) ? (['emoji', own, ...others] as const) : ([own, ...others, 'emoji'] as const)).find((face) =>
      hasAll(face, sign),
    );
  return createRuns(faceOf);
};

/** Remembered, since the same words are measured, then drawn. */
const createRuns = (faceOf: (sign: string, own: Face) => Face | undefined) => {
  const made = new Map<string, readonly Run[]>();
  const placed = (sign: string, own: Face): readonly Run[] => {
    const face = faceOf(sign, own);
    if (face) return [{ face, text: sign }];
    const parts = Array.from(sign);
    if (parts.length > 1) return parts.flatMap((part) => placed(part, own));
    return invisible.test(sign) ? [] : [{ face: own, text: unknownSign }];
  };
  return (text: string, own: Face): readonly Run[] => {
    const key = `${own} ${text}`;
    const runs = made.get(key) ?? joined(signsOf(text.normalize('NFC')).flatMap((sign) => placed(sign, own)));
    made.set(key, runs);
    return runs;
  };
};

const joined = (parts: readonly Run[]): readonly Run[] => {
  const runs: { face: Face; text: string }[] = [];
  for (const { face, text } of parts) {
    const last = runs.at(-1);
    if (last?.face === face) last.text += text;
    else runs.push({ face, text });
  }
  return runs;
};
