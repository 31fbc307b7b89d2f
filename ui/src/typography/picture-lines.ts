/** A line of a picture. `after`: it begins a paragraph, so that space comes before it. */
export type PictureLine = Readonly<{ text: string; after: boolean }>;
export type PictureText = Readonly<{
  lines: readonly PictureLine[];
  /** How many words did not fit. */
  left: number;
}>;

type Fit = Readonly<{
  /** Of a text in the face and size it will have, in px. */
  widthOf: (text: string) => number;
  width: number;
  maxLines: number;
}>;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A word wider than a line, in pieces that are not. */
const inPieces = (word: string, { widthOf, width }: Fit): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
};

/** The lines of one paragraph; stops after `maxLines` of them and one more, which shows that it goes on. */
const wrap = (words: readonly string[], fit: Fit): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (lines.length > fit.maxLines) break;
    const longer = line === '' ? word : `${line} ${word}`;
    if (fit.widthOf(longer) <= fit.width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = inPieces(word, fit);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
};

const wordsIn = (text: string): readonly string[] => text.split(/[ \t\r\n]+/u).filter((word) => word !== '');

/** The last line ends in « … », which has to fit as well. */
const withEllipsis = (line: string, { widthOf, width }: Fit): string => {
  let kept = line.replace(/[\s.,;:…]{1,100}$/u, '');
  while (kept !== '' && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
};

/** A text as the lines of a picture, its own line ends and paragraphs kept. */
export const pictureLines = (text: string, fit: Fit): PictureText => {
  const all: PictureLine[] = [];
  for (const paragraph of text.trim().split(/\n\s*\n/u)) {
    if (all.length > fit.maxLines) break;
    const ofParagraph = paragraph.split('\n').flatMap((line) => wrap(wordsIn(line), fit));
    all.push(...ofParagraph.map((line, place) => ({ text: line, after: place === 0 && all.length > 0 })));
  }
  const lines = all.slice(0, fit.maxLines);
  const last = lines.at(-1);
  if (all.length <= fit.maxLines || !last) return { lines, left: 0 };
  const shown = wordsIn(lines.map((line) => line.text).join(' ')).length;
  return {
    lines: [...lines.slice(0, -1), { ...last, text: withEllipsis(last.text, fit) }],
    left: Math.max(1, wordsIn(text).length - shown),
  };
};
