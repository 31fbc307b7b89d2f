import { bookWords } from './book-words.ts';
import type { Book, BookPart, BookPicture } from './book.ts';
import { sheet, type Sheets } from './pdf-sheets.ts';
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
}>;
/** `page`: counted from 1. */
export type ComposedChapter = Readonly<{ title: string; page: number }>;

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
const indent = 14;

/** Draws a text under one tag; `x`: its left edge. `into`: what it belongs to for a reader aloud. */
export type Drawn = Omit<Setting, 'divide'> &
  Partial<Pick<Setting, 'divide'>> &
  Readonly<{ tag: string; x?: number; into?: Element }>;
export const drawText = (
  { doc, whole, type, sheets }: Composing,
  text: string,
  { tag, x = sheet.left, into = whole, divide = asWritten, ...given }: Drawn,
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
  });
  element.end();
};

/** Anything a reader aloud passes over. */
export const drawOrnament = ({ doc }: Pick<Composing, 'doc'>, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
};

/** In their order; answers where each chapter begins. */
export const composeParts = (composing: Composing): readonly ComposedChapter[] => {
  const chapters: ComposedChapter[] = [];
  composing.sheets.turn();
  let before: BookPart['kind'] | null = null;
  for (const part of composing.book.parts) {
    if (part.kind === 'chapter') chapters.push(composeChapter(composing, part.text));
    else composePart(composing, part, before);
    before = part.kind;
  }
  return chapters;
};

const even = { width: sheet.textWidth, align: 'even' } as const;

const composePart = (composing: Composing, part: BookPart, before: BookPart['kind'] | null): void => {
  if (part.kind === 'picture') return composePicture(composing, part.picture);
  if (part.kind === 'passage') return composePassage(composing, part.text, part.seconds);
  if (part.kind === 'entry') return composeEntry(composing, part);
  const first = before !== 'paragraph';
  drawText(composing, part.text, {
    ...even,
    tag: 'P',
    style: styles.words,
    indent: first ? 0 : indent,
    divide: composing.divide,
  });
};

type Entry = Extract<BookPart, { kind: 'entry' }>;

/** Above what was said then, with a little room; never alone at the bottom of a page. */
const composeEntry = (composing: Composing, { text, title }: Entry): void => {
  const { sheets } = composing;
  const setting = { width: sheet.textWidth, indent: 0, align: 'even' } as const;
  sheets.leave(16);
  sheets.need(styles.day.leading + (title === null ? 0 : styles.entry.leading) + 2 * styles.words.leading);
  drawText(composing, text, { ...setting, tag: 'H3', style: styles.day });
  if (title !== null) drawText(composing, title, { ...setting, tag: 'P', style: styles.entry });
  sheets.leave(2);
};

/** On a page of its own beginning, lower than the text, with room around. */
const composeChapter = (composing: Composing, title: string): ComposedChapter => {
  const { doc, sheets } = composing;
  sheets.turn();
  sheets.down(56);
  const page = sheets.page();
  doc.outline.addItem(title);
  drawText(composing, title, { tag: 'H2', style: styles.chapter, width: sheet.textWidth, indent: 0, align: 'centre' });
  sheets.down(10);
  const [middle, y] = [sheet.left + sheet.textWidth / 2, sheets.y()];
  drawOrnament(composing, () =>
    doc
      .moveTo(middle - 24, y)
      .lineTo(middle + 24, y)
      .lineWidth(0.5)
      .stroke(styles.accent),
  );
  sheets.down(22);
  return { title, page };
};

const maxPictureHeight = 330;

const composePicture = (composing: Composing, { jpeg, width, height, alt, caption }: BookPicture): void => {
  const { doc, whole, sheets } = composing;
  const scale = Math.min(sheet.textWidth / width, maxPictureHeight / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const [x, below] = [sheet.left + (sheet.textWidth - shownWidth) / 2, caption === '' ? 0 : 2 * styles.note.leading];
  sheets.leave(12);
  sheets.need(shownHeight + below);
  const top = sheets.y();
  const place = { bbox: [x, top, x + shownWidth, top + shownHeight], placement: 'Block' };
  const shown = { alt: alt || caption || bookWords[composing.book.language].picture };
  const figure = doc.struct('Figure', Object.assign(shown, place));
  whole.add(figure);
  const content = doc.markStructureContent('Figure');
  doc.image(Buffer.from(jpeg), x, top, { width: shownWidth, height: shownHeight });
  doc.endMarkedContent();
  figure.add(content);
  figure.end();
  sheets.down(shownHeight);
  if (caption !== '')
    drawText(composing, caption, {
      tag: 'Caption',
      style: styles.note,
      width: sheet.textWidth,
      indent: 0,
      align: 'centre',
    });
  sheets.down(14);
};

const passageIndent = 16;

/** What was said, with a line beside it and how long it took. */
const composePassage = (composing: Composing, text: string, seconds: number): void => {
  const { doc, whole, book, sheets } = composing;
  const quote = doc.struct('BlockQuote');
  whole.add(quote);
  const width = sheet.textWidth - passageIndent;
  const setting = { tag: 'P', x: sheet.left + passageIndent, width, indent: 0, align: 'even', into: quote } as const;
  sheets.leave(8);
  sheets.need(3 * styles.words.leading);
  const [page, from] = [sheets.page(), sheets.y()];
  drawText(composing, text, { ...setting, style: styles.words, divide: composing.divide });
  drawText(composing, bookWords[book.language].spoken(seconds), { ...setting, style: styles.note });
  quote.end();
  const [x, top] = [sheet.left + 4, sheets.page() === page ? from + 4 : sheet.top + 4];
  drawOrnament(composing, () =>
    doc
      .moveTo(x, top)
      .lineTo(x, sheets.y() + 2)
      .lineWidth(1)
      .stroke(styles.accent),
  );
  sheets.down(12);
};
