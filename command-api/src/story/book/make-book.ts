import type { BookFormat } from '@ecrin/contracts/story/story.ts';
import type { SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import { cutText } from '@ecrin/domain/text/cut-text.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { readStoryPicture } from '../media/story-pictures.ts';
import { bookOf, type Book } from './book.ts';
import { epubBook } from './epub-book.ts';

const types: Readonly<Record<BookFormat, string>> = { pdf: 'application/pdf', epub: 'application/epub+zip' };

type Kept = Readonly<{ storyId: string; ownerId: string; copy: SharedCopy; author: string | null; madeAt: string }>;

/** A story as a file to keep, and its headers. */
export const makeBook = async (
  blobs: Pick<SealedBlobs, 'read'>,
  { storyId, ownerId, copy, author, madeAt }: Kept,
  format: BookFormat,
): Promise<Readonly<{ stream: AsyncIterable<Uint8Array>; headers: Readonly<Record<string, string>> }>> => {
  const readPicture = async (version: string) => {
    const picture = await readStoryPicture(blobs, { ownerId, storyId }, version);
    return picture && whole(picture);
  };
  const book = await bookOf(copy, { bookId: storyId, author, madeAt, readPicture });
  return {
    stream: format === 'pdf' ? asStream(await pdfOf(book)) : epubBook(book),
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': attachmentOf(`${fileNameOf(copy.title)}.${format}`),
      'Cache-Control': 'private, no-store',
    },
  };
};

/** What sets type is loaded with the first such book. */
const pdfOf = async (book: Book): Promise<Uint8Array> => (await import('./pdf-book.ts')).pdfBook(book);

const whole = async (content: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
};

/** A name every file system takes. */
const fileNameOf = (title: string): string =>
  cutText(
    title
      .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|.]+/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    80,
  ).trim() || 'ecrin';

/** RFC 6266: the plain name for whoever does not know the other. */
const attachmentOf = (name: string): string => {
  const plain = name.normalize('NFD').replaceAll(/[^\w .-]/gu, '');
  const exact = encodeURIComponent(name).replaceAll(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
};
