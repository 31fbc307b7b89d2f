import type { Reply } from '@ecrin/platform/routing/route.ts';
import { archivePartOf, archiveTag, cutBytes } from './archive-bytes.ts';
import { exportArchive, type AskedArchive, type ExportServices } from './export-archive.ts';
import { signedArchive, type ArchiveSigner } from './signed-archive.ts';

type Services = ExportServices & Readonly<{ archiveSigner: ArchiveSigner }>;
type Range = Readonly<{ range: string | null; ifRange: string | null }>;

/** The archive of one moment, whole, or from where it was cut off: it is written again, and what was received is left out. Nothing of it is stored. */
export const answerArchive = async (services: Services, asked: AskedArchive, range: Range): Promise<Reply> => {
  const tag = await archiveTag(exportArchive(services, asked));
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
