import { encode } from 'uqr';
import { bookWords, secondOf } from './book-words.ts';
import { asWritten, styles, type Composing } from './pdf-draw.ts';
import { sheet } from './pdf-sheets.ts';
import { lettersIn, type VoiceCode } from './voice-codes.ts';

/** In points: a module of a code has a third of a millimetre or more, which the camera of a phone reads. */
const [side, gap, aboveBaseline, labelBelow] = [36, 7, 8, 8.5] as const;
/** With the quiet below it that a camera needs. */
const room = side + labelBelow + 4;
const label = {
  style: { ...styles.note, size: 6.8 },
  width: side,
  indent: 0,
  align: 'centre',
  divide: asWritten,
} as const;

/** Draws each code beside the line it begins at, when that line is drawn; where few words took long, one that has no room is left out. */
export const createCodeDrawer = (composing: Composing, codes: readonly VoiceCode[]) => {
  let before = 0;
  return (text: string, y: number): void => {
    const from = before;
    before += lettersIn(text);
    const code = codes.find(({ letters }) => letters >= from && letters < before);
    if (code && composing.margin.claim(y - aboveBaseline, room)) drawCode(composing, code, y);
  };
};

/** In the outer margin, which is not bound. Touched on a screen, it opens as well. */
const drawCode = (
  { doc, whole, book, sheets, type }: Composing,
  { url, seconds }: VoiceCode,
  baseline: number,
): void => {
  const isLeftPage = sheets.page() % 2 === 0;
  const x = isLeftPage ? sheet.left - gap - side : sheet.left + sheet.textWidth + gap;
  const top = baseline - aboveBaseline;
  const alt = bookWords[book.language].code(secondOf(seconds));
  const link = doc.struct('Link', { alt });
  whole.add(link);
  const content = doc.markStructureContent('Link');
  drawModules(doc, url, { x, top });
  const [line] = type.lines(secondOf(seconds), label);
  if (line) type.draw(line, { x, y: top + side + labelBelow }, label);
  doc.endMarkedContent();
  link.add(content);
  // A string of the language would be written as a name; the types of the library do not know of the rest.
  const described: PDFKit.Mixins.AnnotationOption = Object.assign({}, { structParent: link, Contents: Object(alt) });
  doc.link(x, top, side, side + labelBelow, url, described);
  link.end();
};

/** One path, of runs of dark modules. */
const drawModules = (doc: PDFKit.PDFDocument, url: string, { x, top }: Readonly<{ x: number; top: number }>): void => {
  const { data, size } = encode(url, { border: 0 });
  const module = side / size;
  data.forEach((row, at) => {
    for (let from = row.indexOf(true); from !== -1;) {
      const end = row.indexOf(false, from);
      const to = end === -1 ? size : end;
      doc.rect(x + from * module, top + at * module, (to - from) * module, module);
      from = row.indexOf(true, to);
    }
  });
  doc.fill(styles.words.colour);
};
