import english from 'hyphen/en-gb/index.js';
import french from 'hyphen/fr/index.js';
import { bookWords } from './book-words.ts';
import type { Book } from './book.ts';
import { openPdf } from './open-pdf.ts';
import type { Composing } from './pdf-draw.ts';
import { composeContents, composeNumbers, composeTitle, reserveContents } from './pdf-front.ts';
import { composeParts } from './pdf-parts.ts';
import { createMargin, createSheets } from './pdf-sheets.ts';
import { loadType } from './pdf-type.ts';

const dividers = { fr: french.hyphenateSync, en: english.hyphenateSync } as const;

/** A small book as PDF, with bookmarks and its fonts. */
export const pdfBook = async (book: Book): Promise<Uint8Array> => {
  const { locale, untitled } = bookWords[book.language];
  const { doc, whole, bytes } = openPdf({ ...book, locale, title: book.title ?? untitled });
  // A hyphen within an address or a number would change it.
  const divide = (word: string) => (/[\d/@_]/u.test(word) ? word : dividers[book.language](word, { minWordLength: 6 }));
  const sheets = createSheets(doc);
  const type = await loadType(doc);
  const composing: Composing = { doc, whole, book, divide, type, sheets, margin: createMargin(sheets) };
  composeTitle(composing);
  const contents = reserveContents(composing);
  const chapters = composeParts(composing);
  composeContents(composing, contents, chapters);
  composeNumbers(composing);
  return bytes();
};
