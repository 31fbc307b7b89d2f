import type { PosterDrawing } from '@ecrin/ui/poster/poster-drawing.ts';
import { pathsOf, type PosterFace, type PosterPath, type PosterWords } from '@ecrin/ui/poster/poster-shapes.ts';
import { create } from 'fontkit';
// oxlint-disable-next-line no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit';
import type { Inks } from './colours.ts';
import type { WordsPicture } from './poster-picture.ts';

/** Points a mm. */
const points = 72 / 25.4;

/** TrueType files. */
export type PdfFaces = Readonly<Record<PosterFace, Uint8Array>>;

type Poster = Readonly<{
  drawing: PosterDrawing;
  inks: Inks;
  faces: PdfFaces;
  title: string;
  /** What it shows, in words. */
  label: string;
  language: string;
  /** A line that the typefaces lack signs for; null: it cannot be drawn. */
  pictureOf: (words: PosterWords) => Promise<WordsPicture | null>;
}>;
type Doc = PDFKit.PDFDocument;

/** Whether a typeface has each sign of a text. */
const createCoverage = (faces: PdfFaces) => {
  const has = (face: PosterFace) => {
    // Its types ask for a buffer of Node, of which it uses nothing else.
    const font = create(faces[face] as Buffer);
    return (point: number) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(point);
  };
  const known = { display: has('display'), words: has('words'), ui: has('ui') };
  return ({ text, face }: PosterWords): boolean =>
    Array.from(text).every((sign) => known[face](sign.codePointAt(0) ?? 0));
};

/** Lines that have to be pictures, with these. */
const picturesOf = async ({ drawing, faces, pictureOf }: Poster): Promise<ReadonlyMap<PosterWords, WordsPicture>> => {
  const isCovered = createCoverage(faces);
  const pictures = new Map<PosterWords, WordsPicture>();
  for (const shape of drawing.shapes) {
    if (shape.kind !== 'words' || isCovered(shape)) continue;
    const picture = await pictureOf(shape);
    if (!picture) throw new Error('no canvas for the words of a poster');
    pictures.set(shape, picture);
  }
  return pictures;
};

const drawPath = (doc: Doc, { d, x, y, scale, fill, line, ...path }: PosterPath, inks: Inks): void => {
  doc.save().translate(x, y).scale(scale);
  if (fill) {
    const { hex, opacity } = inks[fill];
    doc.path(d).fillColor(hex, opacity).fill();
  }
  if (line) {
    const { hex, opacity } = inks[line];
    const { width = 1, opacity: more = 1 } = path;
    doc.path(d).lineCap('round').lineJoin('round').lineWidth(width);
    doc.strokeColor(hex, opacity * more).stroke();
  }
  doc.restore();
};

const drawWords = (doc: Doc, { text, x, y, size, face, anchor, colour }: PosterWords, inks: Inks): void => {
  doc.font(face).fontSize(size).fillColor(inks[colour].hex, inks[colour].opacity);
  const width = doc.widthOfString(text);
  const left = anchor === 'left' ? x : anchor === 'right' ? x - width : x - width / 2;
  doc.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
};

const drawPicture = (doc: Doc, { text }: PosterWords, { png, x, y, width, height }: WordsPicture): void => {
  // What it says, for readers that read aloud.
  doc.markContent('Span', { actual: text });
  doc.image(png as Buffer, x, y, { width, height });
  doc.endMarkedContent();
};

const drawAll = (doc: Doc, { drawing, inks }: Poster, pictures: ReadonlyMap<PosterWords, WordsPicture>): void => {
  doc.rect(0, 0, drawing.width, drawing.height).fill(inks.ground.hex);
  for (const shape of drawing.shapes) {
    if (shape.kind !== 'words') {
      for (const path of pathsOf(shape)) drawPath(doc, path, inks);
      continue;
    }
    const picture = pictures.get(shape);
    if (picture) drawPicture(doc, shape, picture);
    else drawWords(doc, shape, inks);
  }
};

/** The types of the library do not know of PDF/UA: hence assigned, not written down. */
const settings = {
  pdfVersion: '1.7',
  subset: 'PDF/UA',
  tagged: true,
  displayTitle: true,
  font: '',
  margin: 0,
} as const;

const bytesOf = (doc: Doc): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
    doc.end();
  });

/** A poster as a PDF of one page at its own size: paths and text with their typefaces; a line in another script is a picture. */
export const posterPdf = async (poster: Poster): Promise<Blob> => {
  const { drawing, faces, title, label, language } = poster;
  const pictures = await picturesOf(poster);
  const size = [drawing.width * points, drawing.height * points] as const;
  const info = { Title: title, Creator: 'Écrin', Producer: 'Écrin' };
  const options: PDFKit.PDFDocumentOptions = { size: [...size], lang: language, info };
  const doc = new PDFDocument(Object.assign(options, settings));
  for (const [face, file] of Object.entries(faces)) doc.registerFont(face, file);
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const shown = { alt: label };
  const figure = doc.struct('Figure', Object.assign(shown, { bbox: [0, 0, ...size], placement: 'Block' }));
  whole.add(figure);
  const content = doc.markStructureContent('Figure');
  doc.save().scale(points);
  drawAll(doc, poster, pictures);
  doc.restore();
  doc.endMarkedContent();
  figure.add(content);
  figure.end();
  whole.end();
  return bytesOf(doc);
};
