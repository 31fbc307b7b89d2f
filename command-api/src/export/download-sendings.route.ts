import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { sendingsFile, type OwnSendings } from './sendings-file.ts';

/** The ledger of what was sent, as a table. */
export const downloadSendingsRoute = ({ ownSendings }: Readonly<{ ownSendings: OwnSendings }>) =>
  customRoute({
    method: 'get',
    path: '/sendings/file',
    access: 'client',
    summary: 'Downloads the ledger of what of the client was sent to an endpoint, as a table',
    bytes: 'answered',
    media: 'text/csv',
    params: z.object({}),
    handle: async (_request, { clientId, now }) => ({
      stream: sendingsFile(ownSendings, clientId),
      status: 200,
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="ecrin-${now.slice(0, 10)}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    }),
  });
