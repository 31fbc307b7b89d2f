import { exportAddress } from '@ecrin/contracts/export/export.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { createTicketSigner, type TicketSigner } from '@ecrin/platform/crypto/ticket-signer.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AccessStore } from '@ecrin/platform/ports/sign-in/access-store.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { requireFreshSession } from '#account/session/require-fresh-session.ts';
import { answerArchive } from './answer-archive.ts';
import { downloadSendingsRoute } from './download-sendings.route.ts';
import type { ExportServices } from './export-archive.ts';
import type { ArchiveSigner } from './signed-archive.ts';

/** `ticketKey`: 256 bits derived for this purpose. */
type Services = ExportServices & Readonly<{ access: AccessStore; ticketKey: Uint8Array; archiveSigner: ArchiveSigner }>;
type Ticketed = Services & Readonly<{ tickets: TicketSigner }>;

const ticketMs = 24 * 3_600_000;

/** A download is a navigation of the browser, which sends no bearer token: its URL has a ticket instead, valid as long as the session. */
export const createExportRoutes = (services: Services) => {
  const ticketed = { ...services, tickets: createTicketSigner(services.ticketKey, ticketMs) };
  return [issueExportTicket(ticketed), downloadExport(ticketed), downloadSendingsRoute(services)] as const;
};

const issueExportTicket = ({ tickets, archiveSigner, ...services }: Ticketed) => {
  const publicKey = archiveSigner.publicKey.trim().split('\n').at(-1) ?? '';
  return customRoute({
    method: 'post',
    path: '/export',
    access: 'client',
    summary:
      'Returns a URL that downloads all of the client’s own data, for 24 hours or until the session ends; of who has a passkey in a session opened or confirmed just now',
    params: z.object({}),
    answer: exportAddress,
    handle: async (_request, context) => {
      const { clientId, sessionId, now } = context;
      if (sessionId === null) return { refused: 'general.unauthorized' };
      const { state } = await loadAggregate(services.events, client, { id: clientId });
      const hasPasskey = state.status === 'registered' && state.passkeys.length > 0;
      const stale = hasPasskey ? await requireFreshSession(services, context) : null;
      if (stale) return stale;
      const ticket = tickets.issue([clientId, sessionId, String(Date.parse(now))], { now });
      return { json: { url: `/api/client/export/${ticket}`, publicKey } };
    },
  });
};

const downloadExport = ({ tickets, access, ...services }: Ticketed) =>
  customRoute({
    method: 'get',
    path: '/export/:ticket',
    access: 'public',
    summary:
      'Downloads all of a client’s own data as a signed ZIP archive, by its ticket, whole or from where it was cut off',
    headers: { Range: 'One byte range, to go on from there', 'If-Range': 'The ETag of what was received' },
    bytes: 'answered',
    media: 'application/zip',
    params: z.object({ ticket: z.string().max(200) }),
    handle: async ({ params: { ticket }, header }, { now }) => {
      const held = await openTicket({ tickets, access }, ticket, now);
      const data = held && (await services.ownData(held));
      if (!data) return { refused: 'general.not-found' };
      const range = { range: header('Range'), ifRange: header('If-Range') };
      return answerArchive(services, { ...held, data }, range);
    },
  });

/** Whose archive of when a ticket opens; null once it is over, or its session. */
const openTicket = async ({ tickets, access }: Pick<Ticketed, 'tickets' | 'access'>, ticket: string, now: string) => {
  const [ownerId = '', sessionId = '', askedAt = ''] = tickets.open(ticket, { now }) ?? [];
  const session = sessionId === '' ? null : await access.findSession(sessionId, now);
  return session && { ownerId, now: new Date(Number(askedAt)).toISOString() };
};
