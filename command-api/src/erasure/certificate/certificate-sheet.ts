import type { Setting, Style, Type } from '#story/book/pdf-type.ts';

type Doc = PDFKit.PDFDocument;
type Element = ReturnType<Doc['struct']>;

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, left: 84, textWidth: 427.28 } as const;

/** One sheet of paper that is filled from top to bottom. `whole`: what a reader aloud follows. */
export type PaperSheet = Readonly<{
  doc: Doc;
  type: Type;
  whole: Element;
  y: () => number;
  down: (points: number) => void;
  /** Anything a reader aloud passes over. */
  ornament: (draw: () => void) => void;
  /** Words under one tag; the sheet goes on below them where they stand in no row. */
  put: (text: string, put: Put) => void;
  /** What belongs together for a reader aloud.  */
  group: (tag: string, into: Element, fill: (element: Element) => void) => void;
}>;
/** `x`, `width`: from the left edge of the text; `ends`: the words end at the right edge of their width. `row`: on this line, which stays the current one. */
type Put = Readonly<{
  tag: string;
  style: Style;
  into?: Element;
  x?: number;
  width?: number;
  centred?: true;
  ends?: true;
  row?: true;
}>;

/** Which cells a heading of a table is of: the types of the library do not know of it. */
const ofColumn = Object.assign<Readonly<{ title?: string }>, Readonly<{ scope: string }>>({}, { scope: 'Column' });
const asWritten = (word: string): string => word;

export const createPaperSheet = ({ doc, type, whole }: Pick<PaperSheet, 'doc' | 'type' | 'whole'>): PaperSheet => {
  let y = 0;
  const write = createWriting(doc, type);
  return {
    doc,
    type,
    whole,
    y: () => y,
    down: (points) => {
      y += points;
    },
    ornament: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    put: (text, put) => {
      const element = doc.struct(put.tag, put.tag === 'TH' ? ofColumn : {});
      (put.into ?? whole).add(element);
      const below = write(text, put, { element, y });
      element.end();
      if (!put.row) y = below;
    },
    group: (tag, into, fill) => {
      const element = doc.struct(tag);
      into.add(element);
      fill(element);
      element.end();
    },
  };
};

/** Answers where its last line stands. No line of a certificate is stretched: it is made of facts. */
const createWriting =
  (doc: Doc, type: Type) =>
  (text: string, put: Put, { element, y }: Readonly<{ element: Element; y: number }>): number => {
    const { tag, style, x = 0, width = paper.textWidth - x, centred, ends } = put;
    const setting: Setting = { style, width, indent: 0, align: centred ? 'centre' : 'even', divide: asWritten };
    let baseline = y;
    for (const line of type.lines(text, setting)) {
      baseline += style.leading;
      const content = doc.markStructureContent(tag);
      const left = paper.left + x + (ends ? width - line.natural : 0);
      type.draw({ ...line, last: true }, { x: left, y: baseline }, setting);
      doc.endMarkedContent();
      element.add(content);
    }
    return baseline;
  };
