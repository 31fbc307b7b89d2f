import { getPriority, setPriority } from 'node:os';
import type { BookFormat } from '@ecrin/contracts/story/story.ts';
import type { SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import type { PrintedCertificate } from '#erasure/certificate/certificate-pdf.ts';
import { bookOf, type BookPictures, type MadeBook } from './book.ts';
import { epubBook } from './epub-book.ts';
import { ownBookOf, type OwnBook } from './own-book.ts';

/** What is printed: all that a book depends on, a picture by the checksum that is its version. */
export type BookOrder =
  | Readonly<{ copy: SharedCopy; made: MadeBook; format: BookFormat }>
  | Readonly<{ own: OwnBook; made: MadeBook; format: 'pdf' }>
  | Readonly<{ certificate: PrintedCertificate; format: 'pdf' }>;
export { missingSigns } from './pdf-faces.ts';

// The program of a thread: whoever waits for other answers goes first. On Linux each thread has a priority of its own.
const [niceness, leastPriority] = [10, 19];
setPriority(Math.min(getPriority() + niceness, leastPriority));

/** The bytes of a book. What sets type is loaded with the first PDF. */
export const compose = async (order: BookOrder & Readonly<{ pictures: BookPictures }>): Promise<Uint8Array> => {
  if ('certificate' in order)
    return (await import('#erasure/certificate/certificate-pdf.ts')).certificatePdf(order.certificate);
  const { made, format } = order;
  const book = 'own' in order ? ownBookOf(order.own, made, order.pictures) : bookOf(order.copy, made, order.pictures);
  return format === 'epub'
    ? Buffer.concat(await Array.fromAsync(epubBook(book)))
    : (await import('./pdf-book.ts')).pdfBook(book);
};
