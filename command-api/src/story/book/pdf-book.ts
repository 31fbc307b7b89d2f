import { once } from 'node:events';
import english from 'hyphen/en-gb/index.js';
import french from 'hyphen/fr/index.js';
// oxlint-disable-next-line no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit';
import { bookWords } from './book-words.ts';
import type { Book } from './book.ts';
import { composeContents, composeNumbers, composeTitle, reserveContents } from './pdf-front.ts';
import { composeParts, type Composing } from './pdf-parts.ts';
import { createSheets } from './pdf-sheets.ts';
import { loadType } from './pdf-type.ts';

type Options = PDFKit.PDFDocumentOptions;
const dividers = { fr: french.hyphenateSync, en: english.hyphenateSync } as const;

/** A small book as PDF: tagged, so that it can be read aloud (PDF/UA), with bookmarks and its fonts. */
export const pdfBook = async (book: Book): Promise<Uint8Array> => {
  const doc = new PDFDocument(
    Object.assign<Options, typeof settings>({ lang: bookWords[book.language].locale, info: infoOf(book) }, settings),
  );
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(doc, 'end');
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  // A hyphen within an address or a number would change it.
  const divide = (word: string) => (/[\d/@_]/u.test(word) ? word : dividers[book.language](word, { minWordLength: 6 }));
  const composing: Composing = { doc, whole, book, divide, type: await loadType(doc), sheets: createSheets(doc) };
  composeTitle(composing);
  const contents = reserveContents(composing);
  const chapters = composeParts(composing);
  composeContents(composing, contents, chapters);
  composeNumbers(composing);
  whole.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
};

/** The types of the library do not know of PDF/UA: hence assigned, not written down. */
const settings = {
  pdfVersion: '1.7',
  subset: 'PDF/UA',
  tagged: true,
  displayTitle: true,
  autoFirstPage: false,
  bufferPages: true,
} as const;

const infoOf = ({ title, author, language, madeAt }: Book) => ({
  Title: title ?? bookWords[language].untitled,
  ...(author !== null && { Author: author }),
  Creator: 'Écrin',
  Producer: 'Écrin',
  CreationDate: new Date(madeAt),
  ModDate: new Date(madeAt),
});
