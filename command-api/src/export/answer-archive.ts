import { cutBytes } from '@ecrin/platform/journal-import/cut-bytes.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { Reply } from '@ecrin/platform/routing/route.ts';
import { RequestFault } from '#http/faults/request-fault.ts';
import { attachment } from '#story/book/make-book.ts';
import { archivePartOf, archiveTag } from './archive-bytes.ts';
import { chosenThoughts, isBookAlone } from './chosen-thoughts.ts';
import { archiveSource, bookAskedOf, exportArchive, type AskedArchive, type ExportServices } from './export-archive.ts';
import { bookVolumes, printBook, type BookFile } from './own-book-files.ts';
import { signedArchive, type ArchiveSigner } from './signed-archive.ts';

type Services = ExportServices & Readonly<{ archiveSigner: ArchiveSigner }>;
type Range = Readonly<{ range: string | null; ifRange: string | null }>;

/** The archive of one moment, whole, or from where it was cut off: it is written again, and what was received is left out. Nothing of it is stored. */
export const answerArchive = async (services: Services, asked: AskedArchive, range: Range): Promise<Reply> => {
  const alone = isBookAlone(asked.choice) ? await onlyVolume(services, asked) : null;
  if (alone) return answerBook(services, alone, asked.ownerId);
  const tag = await archiveTag(archiveSource(services, asked));
  const write = () => signedArchive(exportArchive(services, asked), { signer: services.archiveSigner, now: asked.now });
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="ecrin-${asked.now.slice(0, 10)}.zip"`,
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
    ETag: tag,
  };
  const part = await archivePartOf({ ...range, tag }, write);
  if (part === 'whole') return { stream: write(), status: 200, headers };
  if ('unsatisfiable' in part)
    return { empty: true, status: 416, headers: { ...headers, 'Content-Range': `bytes */${part.unsatisfiable}` } };
  return {
    stream: cutBytes(write(), part),
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(part.end - part.start),
      'Content-Range': `bytes ${part.start}-${part.end - 1}/${part.bytes}`,
    },
  };
};

/** null: there is none, or more than one. */
const onlyVolume = async (services: Services, asked: AskedArchive): Promise<BookFile | null> => {
  for await (const file of bookVolumes(chosenThoughts(services, asked), bookAskedOf(services, asked)))
    return 'own' in file.order && file.order.own.volume === 0 ? file : null;
  return null;
};

/** A book that is taken alone is the file itself. */
const answerBook = async (services: Services, { name, order }: BookFile, reader: string): Promise<Reply> => {
  const composed = await printBook(services, order, reader);
  if (typeof composed === 'string')
    throw new RequestFault(composed === 'busy' ? 'general.busy' : 'story.book-too-long');
  const headers = { ...attachment(name.replace(/\.pdf$/u, ''), 'pdf'), 'Content-Length': String(composed.length) };
  return { stream: asStream(composed), status: 200, headers };
};
