import { exportAddress } from '@ecrin/contracts/export/export.ts';
import { createTicketSigner } from '@ecrin/platform/crypto/ticket-signer.ts';
import type { AccessStore } from '@ecrin/platform/ports/sign-in/access-store.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { downloadSendingsRoute } from './download-sendings.route.ts';
import { exportArchive, type ExportServices } from './export-archive.ts';
import { zipStream } from './zip-stream.ts';

/** `ticketKey`: 256 bits derived for this purpose. */
type Services = ExportServices & Readonly<{ access: Pick<AccessStore, 'findSession'>; ticketKey: Uint8Array }>;

const ticketMs = 5 * 60_000;

/** A download is a navigation of the browser, which sends no bearer token: its URL has a ticket instead, valid as long as the session. */
export const createExportRoutes = ({ access, ticketKey, ...services }: Services) => {
  const tickets = createTicketSigner(ticketKey, ticketMs);

  const issueExportTicket = customRoute({
    method: 'post',
    path: '/export',
    access: 'client',
    summary: 'Returns a URL that downloads all of the client’s own data, for five minutes or until the session ends',
    params: z.object({}),
    answer: exportAddress,
    handle: async (_request, { clientId, sessionId, now }) =>
      sessionId === null
        ? { refused: 'general.unauthorized' }
        : { json: { url: `/api/client/export/${tickets.issue([clientId, sessionId], { now })}` } },
  });

  const downloadExport = customRoute({
    method: 'get',
    path: '/export/:ticket',
    access: 'public',
    summary: 'Downloads all of a client’s own data as a ZIP archive, by its ticket',
    bytes: 'answered',
    media: 'application/zip',
    params: z.object({ ticket: z.string().max(200) }),
    handle: async ({ params: { ticket } }, { now }) => {
      const [ownerId = '', sessionId = ''] = tickets.open(ticket, { now }) ?? [];
      const session = sessionId === '' ? null : await access.findSession(sessionId, now);
      const data = session && (await services.ownData({ ownerId, now }));
      if (!data) return { refused: 'general.not-found' };
      return {
        stream: zipStream(exportArchive(services, { ownerId, now, data })),
        status: 200,
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="ecrin-${now.slice(0, 10)}.zip"`,
          'Cache-Control': 'private, no-store',
        },
      };
    },
  });

  return [issueExportTicket, downloadExport, downloadSendingsRoute(services)] as const;
};
