import { readPdf } from '@ecrin/testing/kits/files/read-pdf.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bookOf } from '#story/book/book.ts';
import { epubBook } from '#story/book/epub-book.ts';
import { makeBook } from '#story/book/make-book.ts';
import { pdfBook } from '#story/book/pdf-book.ts';

const long =
  "Le médecin a demandé depuis quand... Difficile à dire ! J'ai pensé : « c’est l’âge », et puis l’œuvre d’un efflanqué, affligé, filant vers Noël.";
const picture = { version: 'a'.repeat(64), width: 400, height: 300, caption: 'Papa sur le ponton' };
const passage = { thoughtId: 't2', recordingId: 'r1', fromMs: 1_000, toMs: 73_000 };
const copy = {
  title: 'La corde bleue & le reste',
  language: 'fr',
  parts: [
    { kind: 'paragraph', text: 'Avant tout.', sources: [] },
    { kind: 'chapter', text: 'Les clés dehors', sources: [] },
    { kind: 'paragraph', text: `${long}\n\nUn autre jour.\nÀ la ligne.`, sources: ['t1'] },
    { kind: 'picture', text: 'Un homme assis <au bord> de l’eau', sources: [], picture },
    { kind: 'chapter', text: 'Le lac', sources: [] },
    { kind: 'passage', text: 'Dimanche, il racontera.', sources: ['t2'], passage },
    {
      kind: 'paragraph',
      text: 'Ştefan, Ελλάδα, Привет.\u0007 Merci 😀, de nous trois 👨‍👩‍👧 ❤️ 🇫🇷. E\u0301te\u0301.',
      sources: [],
    },
  ],
} as const;
const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#444474' } })
  .jpeg()
  .toBuffer();
const made = { bookId: '01980000-0000-7000-8000-000000000001', author: 'Claire', madeAt: '2026-11-25T10:00:00.000Z' };
const book = bookOf(copy, made, new Map([[picture.version, jpeg]]));
const bytesOf = async (stream: AsyncIterable<Uint8Array>) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
};
/** As one reads it: blanks are blanks, and a word divided at the end of a line is one word. */
const read = (text: readonly string[]) =>
  text
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=\p{Ll})- (?=\p{Ll})/gu, '');

describe('a story as PDF', async () => {
  const pdf = await readPdf(await pdfBook(book));
  it('has its words, with accents, ligatures and the blanks of French', () => {
    const words = read(pdf.text);
    for (const part of [
      'La corde bleue & le reste',
      'Claire',
      'Avant tout.',
      'Le médecin a demandé depuis quand… Difficile à dire ! J’ai pensé : « c’est l’âge », et puis l’œuvre d’un efflanqué, affligé, filant vers Noël.',
      'Un autre jour. À la ligne.',
      'Papa sur le ponton',
      'Dimanche, il racontera. Dit à voix haute, 1 min 12 s',
      'Ştefan, Ελλάδα, Привет.',
      'Merci 😀, de nous trois 👨‍👩‍👧 ❤️ 🇫🇷. Été.',
    ])
      expect(words).toContain(part);
  });
  it('is a small book: a title page, its chapters, numbered pages', () => {
    expect(pdf.text[0]).toContain('La corde bleue');
    expect(pdf.text[0]).not.toMatch(/1$/u);
    expect(read(pdf.text.slice(1, 2))).toMatch(/Chapitres.*Les clés dehors.*4.*Le lac.*5/u);
    expect(pdf.text.slice(1).map((page) => page.trim().at(-1))).toEqual(['2', '3', '4', '5']);
    expect(pdf.bookmarks).toEqual(['Les clés dehors', 'Le lac']);
  });
  it('can be read aloud: its language, its order, and what pictures show', () => {
    expect(pdf.language).toBe('fr-FR');
    expect(pdf.info).toMatchObject({
      Title: 'La corde bleue & le reste',
      Author: 'Claire',
      Creator: 'Écrin',
    });
    expect(pdf.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Figure', 'BlockQuote']));
    expect(pdf.alts).toEqual(['Un homme assis <au bord> de l’eau']);
  });
  it('marks a sign that no typeface has, and nothing for one that is not seen', async () => {
    const parts = [{ kind: 'paragraph' as const, text: 'Un\uFE0Fe 漢 clé.' }];
    const { text } = await readPdf(await pdfBook({ ...book, parts }));
    expect(read(text)).toContain('Une • clé.');
  });
  it('sets a long book without losing a word', async () => {
    const words = Array.from({ length: 3_000 }, (_, at) => `mot${at}`);
    const parts = [{ kind: 'paragraph' as const, text: words.join(' ') }];
    const { text } = await readPdf(await pdfBook({ ...book, title: null, author: null, parts }));
    expect(text.length).toBeGreaterThan(8);
    expect(text.join(' ').match(/mot\d+/gu)).toEqual(words);
  });
});

describe('a story as EPUB', async () => {
  const file = await bytesOf(epubBook(book));
  const files = readZip(file);
  const textOf = (name: string) => files.get(name)?.toString() ?? '';
  it('begins with its type, not compressed', () => {
    expect(file.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    expect(file.readUInt16LE(8)).toBe(0);
    expect(file.readUInt16LE(28)).toBe(0);
  });
  it('names every file, and each once', () => {
    const named = [...textOf('EPUB/package.opf').matchAll(/href="(?<name>[^"]+)"/gu)].map(
      ({ groups }) => `EPUB/${groups?.['name']}`,
    );
    expect([...named, 'EPUB/package.opf', 'META-INF/container.xml', 'mimetype'].toSorted()).toEqual(
      [...files.keys()].toSorted(),
    );
    const spine = [...textOf('EPUB/package.opf').matchAll(/idref="(?<id>[^"]+)"/gu)].map(
      ({ groups }) => groups?.['id'],
    );
    expect(spine).toEqual(['title', 'part-1', 'part-2', 'part-3']);
    expect(textOf('EPUB/nav.xhtml')).toContain('<a href="part-2.xhtml" dir="auto">Les clés dehors</a>');
  });
  it('has its words, its picture with what it shows, and well-formed text', () => {
    expect(textOf('EPUB/part-2.xhtml')).toContain('Difficile à dire\u202F!');
    expect(textOf('EPUB/part-2.xhtml')).toContain('alt="Un homme assis &lt;au bord&gt; de l’eau"');
    expect(textOf('EPUB/part-3.xhtml')).toContain(
      '<p dir="auto">Dimanche, il racontera.</p><footer>Dit à voix haute, 1\u00A0min\u00A012\u00A0s</footer>',
    );
    expect(textOf('EPUB/part-3.xhtml')).toContain('Привет.');
    expect(files.get(`EPUB/pictures/${picture.version}.jpg`)).toEqual(jpeg);
  });
});

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

it('has a name for its file, cut between two signs', async () => {
  const services = {
    blobs: { read: async () => null },
    events: { readStream: async function* () {} },
    books: { compose: async () => Buffer.of() },
    log,
  };
  const titled = { ...copy, title: `${'a'.repeat(79)}🌊 et\r\nSet-Cookie: "x"`, parts: [copy.parts[0]] };
  const kept = { author: null, storyId: made.bookId, ownerId: 'o', reader: 'o', now: made.madeAt, copy: titled };
  const { headers } = await makeBook(services, kept, 'epub');
  expect(headers['Content-Disposition']).toBe(
    `attachment; filename="${'a'.repeat(79)}.epub"; filename*=UTF-8''${'a'.repeat(79)}.epub`,
  );
});

it('a picture that is gone, and a passage without words, leave no trace', async () => {
  const parts = [copy.parts[3], { ...copy.parts[5], text: '' }];
  expect(bookOf({ ...copy, parts }, made, new Map()).parts).toEqual([]);
});
