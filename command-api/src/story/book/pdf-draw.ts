import type { Book } from './book.ts';
import { sheet, type Margin, type Sheets } from './pdf-sheets.ts';
import type { Setting, Style, Type } from './pdf-type.ts';

type Element = ReturnType<PDFKit.PDFDocument['struct']>;
export type Composing = Readonly<{
  doc: PDFKit.PDFDocument;
  /** What a reader aloud follows. */
  whole: Element;
  book: Book;
  divide: (word: string) => string;
  type: Type;
  sheets: Sheets;
  margin: Margin;
}>;

const [ink, soft, accent] = ['#12263a', '#4c5866', '#444474'];
export const styles = {
  words: { face: 'text', size: 10.8, leading: 16.2, colour: ink },
  note: { face: 'text', size: 8.8, leading: 12.5, colour: soft },
  chapter: { face: 'display', size: 19, leading: 24, colour: ink },
  title: { face: 'display', size: 30, leading: 35, colour: ink },
  author: { face: 'text', size: 12.5, leading: 18, colour: soft },
  day: { face: 'text', size: 9.2, leading: 15, colour: accent },
  entry: { face: 'display', size: 13.5, leading: 19, colour: ink },
  contents: { face: 'text', size: 10.8, leading: 20, colour: ink },
  accent,
} as const satisfies Record<string, Style | string>;

export const asWritten = (word: string): string => word;

/** Draws a text under one tag; `x`: its left edge. `into`: what it belongs to for a reader aloud. `onLine`: after each line, with its baseline. */
export type Drawn = Omit<Setting, 'divide'> &
  Partial<Pick<Setting, 'divide'>> &
  Readonly<{ tag: string; x?: number; into?: Element; onLine?: (text: string, y: number) => void }>;
export const drawText = (
  { doc, whole, type, sheets }: Composing,
  text: string,
  { tag, x = sheet.left, into = whole, divide = asWritten, onLine, ...given }: Drawn,
): void => {
  const setting = { ...given, divide };
  const lines = type.lines(text, setting);
  const element = doc.struct(tag);
  into.add(element);
  lines.forEach((line, at) => {
    // Neither a first line alone at the bottom nor a last one alone at the top.
    const isPaired = lines.length > 2 && (at === 0 || at === lines.length - 2);
    if (isPaired) sheets.need(2 * setting.style.leading);
    const y = sheets.down(setting.style.leading);
    const content = doc.markStructureContent(tag);
    type.draw(line, { x, y }, setting);
    doc.endMarkedContent();
    element.add(content);
    onLine?.(line.text, y);
  });
  element.end();
};

/** Anything a reader aloud passes over. */
export const drawOrnament = ({ doc }: Pick<Composing, 'doc'>, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
};
