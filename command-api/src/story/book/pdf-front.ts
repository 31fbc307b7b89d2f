import { bookDay, bookWords } from './book-words.ts';
import { asWritten, drawOrnament, drawText, styles, type Composing } from './pdf-draw.ts';
import type { ComposedChapter } from './pdf-parts.ts';
import { sheet } from './pdf-sheets.ts';

const centred = { width: sheet.textWidth, indent: 0, align: 'centre' } as const;
/** The same stone as on the shared page, 24 units wide. */
const stone = [
  'M1.8 12C5.6 6.5 9 5 12 5s6.4 1.5 10.2 7c-3.8 5.5-7.2 7-10.2 7s-6.4-1.5-10.2-7Z',
  'M7 12c1.8-2.6 3.5-3.3 5-3.3s3.2.7 5 3.3c-1.8 2.6-3.5 3.3-5 3.3S8.8 14.6 7 12Z',
];

export const composeTitle = (composing: Composing): void => {
  const { doc, book, sheets } = composing;
  const words = bookWords[book.language];
  sheets.turn();
  sheets.down(96);
  drawOrnament(composing, () => {
    doc
      .save()
      .translate(sheet.width / 2 - 15, sheets.y() - 24)
      .scale(1.25)
      .lineWidth(0.9);
    for (const path of stone) doc.path(path).stroke(styles.accent);
    doc.restore();
  });
  sheets.down(26);
  drawText(composing, book.title ?? words.untitled, { ...centred, tag: 'H1', style: styles.title });
  sheets.down(14);
  if (book.author !== null) drawText(composing, book.author, { ...centred, tag: 'P', style: styles.author });
  composeFoot(composing, [book.origin, book.codes ?? null, words.made(bookDay(book.madeAt, book.language))]);
};

/** At the bottom of the page, each on lines of its own. */
const composeFoot = (composing: Composing, notes: readonly (string | null)[]): void => {
  const { sheets, type } = composing;
  const note = { ...centred, tag: 'P', style: styles.note } as const;
  const shown = notes.filter((text) => text !== null);
  const lines = shown.flatMap((text) => type.lines(text, { ...note, divide: asWritten })).length;
  sheets.down(Math.max(0, sheet.bottom - sheets.y() - lines * styles.note.leading));
  for (const text of shown) drawText(composing, text, note);
};

const rowsPerPage = 18;
type Reserved = Readonly<{ pages: readonly number[]; element: ReturnType<Composing['doc']['struct']> }>;

/** Pages for the list of chapters, which knows its numbers only later; none for a single chapter. */
export const reserveContents = ({ doc, whole, book, sheets }: Composing): Reserved | null => {
  const chapters = book.parts.filter(({ kind }) => kind === 'chapter').length;
  if (chapters < 2) return null;
  const element = doc.struct('TOC');
  whole.add(element);
  const pages = Array.from({ length: Math.ceil(chapters / rowsPerPage) }, () => {
    sheets.turn();
    sheets.fill();
    return sheets.page();
  });
  return { pages, element };
};

export const composeContents = (
  composing: Composing,
  reserved: Reserved | null,
  chapters: readonly ComposedChapter[],
): void => {
  if (!reserved) return;
  reserved.pages.forEach((page, at) => {
    composing.doc.switchToPage(page - 1);
    if (at === 0) drawHeading(composing, reserved.element);
    chapters.slice(at * rowsPerPage, (at + 1) * rowsPerPage).forEach((chapter, row) => {
      drawRow(composing, { chapter, y: sheet.top + 70 + row * styles.contents.leading }, reserved.element);
    });
  });
  reserved.element.end();
};

const drawHeading = ({ doc, type, book }: Composing, into: Reserved['element']): void => {
  const setting = { ...centred, style: styles.chapter, divide: asWritten };
  const heading = doc.struct('Caption');
  into.add(heading);
  for (const line of type.lines(bookWords[book.language].contents, setting)) {
    const content = doc.markStructureContent('Caption');
    type.draw(line, { x: sheet.left, y: sheet.top + 30 }, setting);
    doc.endMarkedContent();
    heading.add(content);
  }
  heading.end();
};

type Row = Readonly<{ chapter: ComposedChapter; y: number }>;
const numberWidth = 30;

/** One line each: a longer title is shortened here, and whole at its chapter. */
const drawRow = ({ doc, type }: Composing, { chapter: { title, page }, y }: Row, into: Reserved['element']): void => {
  const setting = { style: styles.contents, indent: 0, align: 'even', divide: asWritten } as const;
  const width = sheet.textWidth - numberWidth;
  const [line, more] = type.lines(title, { ...setting, width });
  const number = String(page);
  const row = doc.struct('TOCI');
  into.add(row);
  const content = doc.markStructureContent('TOCI');
  if (line) {
    const shown = { ...line, text: more ? `${line.text}…` : line.text, last: true };
    type.draw(shown, { x: sheet.left, y }, { ...setting, width });
  }
  const right = sheet.left + sheet.textWidth - type.widthOf(number, styles.contents);
  const single = { text: number, natural: 0, blanks: 0, last: true, indent: 0 };
  type.draw(single, { x: right, y }, { ...setting, width });
  doc.endMarkedContent();
  row.add(content);
  row.end();
};

const numberY = 556;

/** On every page but the first. */
export const composeNumbers = ({ doc, type }: Composing): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start + 1; page < start + count; page += 1) {
    doc.switchToPage(page);
    const text = String(page + 1);
    const natural = type.widthOf(text, styles.note);
    doc.markContent('Artifact', { type: 'Pagination' });
    const setting = { ...centred, style: styles.note, divide: asWritten };
    type.draw({ text, natural, blanks: 0, last: true, indent: 0 }, { x: sheet.left, y: numberY }, setting);
    doc.endMarkedContent();
  }
};
