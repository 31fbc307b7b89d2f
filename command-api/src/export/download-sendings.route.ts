import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { archiveWords } from './archive-words.ts';
import { sendingsFile, type OwnSendings } from './sendings-file.ts';
import { signedArchive, type ArchiveSigner } from './signed-archive.ts';
import type { ArchiveFile } from './zip-stream.ts';

type Services = Readonly<{ ownSendings: OwnSendings; archiveSigner: ArchiveSigner }>;

/** The ledger of what was sent, as a table that is signed as an archive is: whoever it is shown to can check it. */
export const downloadSendingsRoute = ({ ownSendings, archiveSigner }: Services) =>
  customRoute({
    method: 'get',
    path: '/sendings/file',
    access: 'client',
    summary: 'Downloads the ledger of what of the client was sent to an endpoint, as a table in a signed archive',
    bytes: 'answered',
    media: 'application/zip',
    params: z.object({}),
    handle: async (_request, { clientId, language, now }) => {
      const name = archiveWords[language].sendings;
      const table = async function* (): AsyncGenerator<ArchiveFile> {
        yield { name, content: sendingsFile(ownSendings, clientId), modifiedAt: now };
      };
      return {
        stream: signedArchive(table(), { signer: archiveSigner, now }),
        status: 200,
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="ecrin-registre-${now.slice(0, 10)}.zip"`,
          'Cache-Control': 'private, no-store',
        },
      };
    },
  });
