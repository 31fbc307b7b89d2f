import { bookWords } from './book-words.ts';
import type { BookPart, BookPicture } from './book.ts';
import { createCodeDrawer } from './pdf-codes.ts';
import { drawOrnament, drawText, styles, type Composing } from './pdf-draw.ts';
import { pictureHeightOf, pictureRoom, printedSize, sheet } from './pdf-sheets.ts';

/** `page`: counted from 1. */
export type ComposedChapter = Readonly<{ title: string; page: number }>;

const indent = 14;

/** In their order; answers where each chapter begins. */
export const composeParts = (composing: Composing): readonly ComposedChapter[] => {
  const chapters: ComposedChapter[] = [];
  composing.sheets.turn();
  let before: BookPart['kind'] | null = null;
  composing.book.parts.forEach((part, at, parts) => {
    if (part.kind === 'chapter') chapters.push(composeChapter(composing, part.text));
    else composePart(composing, part, { before, next: parts[at + 1] });
    before = part.kind;
  });
  return chapters;
};

const even = { width: sheet.textWidth, align: 'even' } as const;

/** What stands beside it. */
type Beside = Readonly<{ before: BookPart['kind'] | null; next: BookPart | undefined }>;

const composePart = (
  composing: Composing,
  part: Exclude<BookPart, { kind: 'chapter' }>,
  { before, next }: Beside,
): void => {
  if (part.kind === 'picture') return composePicture(composing, part.picture);
  if (part.kind === 'passage') return composePassage(composing, part.text, part.seconds);
  if (part.kind === 'entry') return composeEntry(composing, part, next);
  if (part.kind === 'note') return drawText(composing, part.text, { ...even, tag: 'P', style: styles.note, indent: 0 });
  const first = before !== 'paragraph';
  drawText(composing, part.text, {
    ...even,
    tag: 'P',
    style: styles.words,
    indent: first ? 0 : indent,
    divide: composing.divide,
    ...(part.codes && { onLine: createCodeDrawer(composing, part.codes) }),
  });
};

type Entry = Extract<BookPart, { kind: 'entry' }>;

/** Above what was said then, with a little room; never alone at the bottom of a page. */
const composeEntry = (composing: Composing, { text, title }: Entry, next: BookPart | undefined): void => {
  const { sheets } = composing;
  const setting = { width: sheet.textWidth, indent: 0, align: 'even' } as const;
  sheets.leave(16);
  const below = next?.kind === 'picture' ? pictureHeightOf(next.picture) : 2 * styles.words.leading;
  sheets.need(styles.day.leading + (title === null ? 0 : styles.entry.leading) + below);
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

const composePicture = (composing: Composing, { jpeg, width, height, alt, caption }: BookPicture): void => {
  const { doc, whole, sheets } = composing;
  const { width: shownWidth, height: shownHeight } = printedSize({ width, height });
  const [x, below] = [sheet.left + (sheet.textWidth - shownWidth) / 2, caption === '' ? 0 : 2 * styles.note.leading];
  sheets.leave(pictureRoom.above);
  sheets.need(shownHeight + below);
  const top = sheets.y();
  const place = { bbox: [x, top, x + shownWidth, top + shownHeight], placement: 'Block' };
  const shown = { alt: alt || caption || bookWords[composing.book.language].picture };
  const figure = doc.struct('Figure', Object.assign(shown, place));
  whole.add(figure);
  const content = doc.markStructureContent('Figure');
  doc.image(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength), x, top, {
    width: shownWidth,
    height: shownHeight,
  });
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
  sheets.down(pictureRoom.below);
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
