import type { BookFormat } from '@ecrin/contracts/story/story.ts';
import type { SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import type { StoryPicture } from '@ecrin/domain/story/story.vocabulary.ts';
import { cutText } from '@ecrin/domain/text/cut-text.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { Log } from '#http/api-services.ts';
import { RequestFault } from '#http/faults/request-fault.ts';
import { readStoryPicture, type ReadsPictures } from '../media/story-pictures.ts';
import type { BookPictures } from './book.ts';
import type { Books } from './books.ts';

const types: Readonly<Record<BookFormat, string>> = { pdf: 'application/pdf', epub: 'application/epub+zip' };

export type BookServices = ReadsPictures & Readonly<{ books: Pick<Books, 'compose'>; log: Log }>;
/** `reader`: who downloads it. `now`: ISO 8601. */
type Kept = Readonly<{
  storyId: string;
  ownerId: string;
  copy: SharedCopy;
  author: string | null;
  reader: string;
  now: string;
}>;

/** A story as a file to keep, and its headers. Throws `RequestFault` where it takes too long, or too many others wait. */
export const makeBook = async (
  { books, log, ...stores }: BookServices,
  { storyId, ownerId, copy, author, reader, now }: Kept,
  format: BookFormat,
): Promise<Readonly<{ stream: AsyncIterable<Uint8Array>; headers: Readonly<Record<string, string>> }>> => {
  // Of the day it is made only that day is printed: the same book is the same file until the next one.
  const made = { bookId: storyId, author, madeAt: `${now.slice(0, 10)}T00:00:00.000Z` };
  const readPictures = () => readAll(copy, (picture) => readStoryPicture(stores, { ownerId, storyId }, picture));
  const composed = await books.compose({ copy, made, format }, { reader, readPictures });
  if (composed === 'busy') throw new RequestFault('general.busy');
  if (composed === 'late') {
    log.error({ format, signs: signsOf(copy), parts: copy.parts.length }, 'a book took too long and was given up');
    throw new RequestFault('story.book-too-long');
  }
  return {
    stream: asStream(composed),
    headers: attachment(copy.title, format),
  };
};

const signsOf = ({ parts }: SharedCopy): number => parts.reduce((sum, { text }) => sum + text.length, 0);

type ReadPicture = (picture: StoryPicture) => Promise<AsyncIterable<Uint8Array> | null>;

const readAll = async ({ parts }: SharedCopy, readPicture: ReadPicture): Promise<BookPictures> => {
  const pictures = new Map<string, Uint8Array>();
  for (const { picture } of parts) {
    const content = picture && !pictures.has(picture.version) ? await readPicture(picture) : null;
    if (picture && content) pictures.set(picture.version, Buffer.concat(await Array.fromAsync(content)));
  }
  return pictures;
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

/** Headers of a file to keep under that name. */
export const attachment = (name: string, format: BookFormat) => ({
  'Content-Type': types[format],
  'Content-Disposition': attachmentOf(`${fileNameOf(name)}.${format}`),
  'Cache-Control': 'private, no-store',
});

/** RFC 6266: the plain name for whoever does not know the other. */
const attachmentOf = (name: string): string => {
  const plain = name.normalize('NFD').replaceAll(/[^\w .-]/gu, '');
  const exact = encodeURIComponent(name).replaceAll(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
};
