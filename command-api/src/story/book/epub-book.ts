import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { zipStream, type ArchiveFile } from '#export/zip-stream.ts';
import { escapeHtml } from '#messages/escape-html.ts';
import { bookDay, bookWords } from './book-words.ts';
import type { Book, BookPart, BookPicture } from './book.ts';
import { epubStyle } from './epub-style.ts';

/** A small book as EPUB 3.3: its parts as XHTML, a list of chapters, pictures with what they show. */
export const epubBook = (book: Book): AsyncIterable<Uint8Array> => zipStream(epubFiles(book));

const container =
  '<?xml version="1.0" encoding="UTF-8"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

async function* epubFiles(book: Book): AsyncGenerator<ArchiveFile> {
  const file = (name: string, content: ArchiveFile['content']) => ({ name, content, modifiedAt: book.madeAt });
  // First, and like all files here not compressed: by this a reader knows what it opens.
  yield file('mimetype', 'application/epub+zip');
  yield file('META-INF/container.xml', container);
  yield file('EPUB/package.opf', packageOf(book));
  yield file('EPUB/nav.xhtml', navOf(book));
  yield file('EPUB/story.css', epubStyle);
  yield file('EPUB/title.xhtml', titleOf(book));
  for (const { name, html } of sectionsOf(book)) yield file(`EPUB/${name}`, html);
  for (const { version, jpeg } of picturesOf(book)) yield file(`EPUB/${pictureName(version)}`, asStream(jpeg));
}

const picturesOf = ({ parts }: Book): readonly BookPicture[] => {
  const pictures = parts.flatMap((part) => (part.kind === 'picture' ? [part.picture] : []));
  return [...new Map(pictures.map((picture) => [picture.version, picture])).values()];
};
const pictureName = (version: string): string => `pictures/${version}.jpg`;

/** XML has no character below the blank but these. */
// oxlint-disable-next-line no-control-regex -- these are the characters that XML forbids
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;
const xml = (text: string): string => escapeHtml(text.replaceAll(forbidden, ''));

const titleText = ({ title, language }: Book): string => title ?? bookWords[language].untitled;

const pageOf = (book: Book, title: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.language}" xml:lang="${book.language}"><head><meta charset="utf-8"/><title>${xml(title)}</title><link rel="stylesheet" href="story.css"/></head><body>${body}</body></html>`;

const titleOf = (book: Book): string => {
  const author = book.author === null ? '' : `<p class="author" dir="auto">${xml(book.author)}</p>`;
  const origin = book.origin === null ? '' : `<p class="origin">${xml(book.origin)}</p>`;
  const made = bookWords[book.language].made(bookDay(book.madeAt, book.language));
  const body = `<section class="title" epub:type="titlepage"><h1 dir="auto">${xml(titleText(book))}</h1>${author}${origin}<p class="made">${xml(made)}</p></section>`;
  return pageOf(book, titleText(book), body);
};

type Section = Readonly<{ name: string; title: string | null; parts: readonly BookPart[] }>;

/** What comes before the first chapter, then one file for each. */
const chaptersOf = ({ parts }: Book): readonly Section[] => {
  const sections: { name: string; title: string | null; parts: BookPart[] }[] = [];
  for (const part of parts) {
    const name = `part-${sections.length + 1}.xhtml`;
    if (part.kind === 'chapter') sections.push({ name, title: part.text, parts: [] });
    else if (sections.length === 0) sections.push({ name, title: null, parts: [part] });
    else sections.at(-1)?.parts.push(part);
  }
  return sections;
};

const sectionsOf = (book: Book): readonly Readonly<{ name: string; html: string }>[] =>
  chaptersOf(book).map(({ name, title, parts }) => {
    const heading = title === null ? '' : `<h2 dir="auto">${xml(title)}</h2>`;
    const body = `<section epub:type="chapter">${heading}${parts.map((part) => partOf(book, part)).join('')}</section>`;
    return { name, html: pageOf(book, title ?? titleText(book), body) };
  });

const partOf = ({ language }: Book, part: BookPart): string => {
  if (part.kind === 'picture') return figureOf(part.picture);
  const text = xml(part.text).replaceAll('\n', '<br/>');
  if (part.kind !== 'passage') return `<p dir="auto">${text}</p>`;
  const note = bookWords[language].spoken(part.seconds);
  return `<blockquote><p dir="auto">${text}</p><footer>${xml(note)}</footer></blockquote>`;
};

const figureOf = ({ version, width, height, alt, caption }: BookPicture): string => {
  const below = caption === '' ? '' : `<figcaption dir="auto">${xml(caption)}</figcaption>`;
  return `<figure><img src="${pictureName(version)}" width="${width}" height="${height}" alt="${xml(alt)}"/>${below}</figure>`;
};

const navOf = (book: Book): string => {
  const items = chaptersOf(book).map(
    ({ name, title }) => `<li><a href="${name}" dir="auto">${xml(title ?? titleText(book))}</a></li>`,
  );
  const contents = bookWords[book.language].contents;
  const all = items.length === 0 ? `<li><a href="title.xhtml">${xml(titleText(book))}</a></li>` : items.join('');
  return pageOf(book, contents, `<nav epub:type="toc" id="toc"><h1>${contents}</h1><ol>${all}</ol></nav>`);
};

const packageOf = (book: Book): string => {
  const sections = chaptersOf(book).map(({ name }) => name);
  const documents = ['title.xhtml', ...sections];
  const manifest = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="story.css" media-type="text/css"/>',
    ...documents.map((name) => `<item id="${idOf(name)}" href="${name}" media-type="application/xhtml+xml"/>`),
    ...picturesOf(book).map(
      ({ version }) => `<item id="p${version}" href="${pictureName(version)}" media-type="image/jpeg"/>`,
    ),
  ].join('');
  const spine = documents.map((name) => `<itemref idref="${idOf(name)}"/>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${book.language}"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadataOf(book)}</metadata><manifest>${manifest}</manifest><spine>${spine}</spine></package>`;
};

const idOf = (name: string): string => name.replace('.xhtml', '');

const metadataOf = (book: Book): string =>
  [
    `<dc:identifier id="id">urn:uuid:${book.bookId}</dc:identifier>`,
    `<dc:title>${xml(titleText(book))}</dc:title>`,
    `<dc:language>${bookWords[book.language].locale}</dc:language>`,
    ...(book.author === null ? [] : [`<dc:creator>${xml(book.author)}</dc:creator>`]),
    `<meta property="dcterms:modified">${book.madeAt.slice(0, 19)}Z</meta>`,
    ...['textual', 'visual'].map((mode) => `<meta property="schema:accessMode">${mode}</meta>`),
    '<meta property="schema:accessModeSufficient">textual</meta>',
    ...['structuralNavigation', 'alternativeText', 'readingOrder'].map(
      (feature) => `<meta property="schema:accessibilityFeature">${feature}</meta>`,
    ),
    '<meta property="schema:accessibilityHazard">none</meta>',
  ].join('');
