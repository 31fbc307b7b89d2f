import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import {
  clientActivityPage,
  clientActivityQuery,
  exportActivityRequest,
  type ExportActivityRequest,
} from '@ecrin/contracts/client-admin/client-detail.ts';
import { exportAddress } from '@ecrin/contracts/export/export.ts';
import { createTicketSigner, type TicketSigner } from '@ecrin/platform/crypto/ticket-signer.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { recordLook } from '#look/record-look.ts';
import { clientParams } from './about-client.ts';
import { activityFile } from './activity-file.ts';
import type { ClientReaders } from './client-readers.ts';

type Services = Pick<ApiServices, 'access' | 'adminPermissions' | 'adminRowOf' | 'events' | 'execute'> &
  Pick<ClientReaders, 'listActivity' | 'listThingActivity' | 'readActivity'>;

const ticketMs = 5 * 60_000;

/** Of the administrators among the actors. */
const namesOf = async (
  { adminRowOf }: Pick<Services, 'adminRowOf'>,
  items: readonly Activity[],
): Promise<Readonly<Record<string, string | null>>> => {
  const ids = new Set(items.flatMap(({ actor }) => (actor.startsWith('admin:') ? [actor.slice('admin:'.length)] : [])));
  const rows = await Promise.all([...ids].map(async (id) => [id, (await adminRowOf(id))?.fullname ?? null] as const));
  return Object.fromEntries(rows);
};

const listClientActivityRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/clients/:clientId/activity',
    access: 'admin',
    summary: 'What happened to a client, newest first, without a word; recorded as a look in the client’s own log',
    params: clientParams,
    query: clientActivityQuery,
    answer: clientActivityPage,
    handle: async ({ params: { clientId }, query }, context) => {
      if (!(await recordLook(services, { clientId, target: 'history' }, context)))
        return { refused: 'client.not-found' };
      const { stream, ...asked } = query;
      const page = await (stream === undefined
        ? services.listActivity(clientId, asked)
        : services.listThingActivity(clientId, stream, asked));
      if (!page) return { refused: 'general.invalid-request' };
      const admins = await namesOf(services, page.items);
      return { json: clientActivityPage.parse({ ...page, admins }), headers: { 'Cache-Control': 'no-store' } };
    },
  });

/** A ticket carries ids only in one piece, without dots. */
const selectionText = (selection: ExportActivityRequest): string =>
  Buffer.from(JSON.stringify(selection)).toString('base64url');
const readSelection = (text: string): ExportActivityRequest =>
  exportActivityRequest.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));

const issueActivityTicketRoute = (services: Services, tickets: TicketSigner) =>
  customRoute({
    method: 'post',
    path: '/clients/:clientId/activity/export',
    access: 'superadmin',
    summary:
      'Returns a URL that downloads a client’s history, for five minutes or until the session ends; each is a look',
    params: clientParams,
    body: exportActivityRequest,
    answer: exportAddress,
    handle: async ({ params: { clientId }, body }, context) => {
      const { adminId, sessionId, now } = context;
      if (sessionId === null) return { refused: 'general.unauthorized' };
      if (!(await recordLook(services, { clientId, target: 'export' }, context)))
        return { refused: 'client.not-found' };
      const ticket = tickets.issue([adminId, sessionId, clientId, selectionText(body)], { now });
      return { json: { url: `/api/admin/client-activity/${ticket}` } };
    },
  });

type Bearer = Readonly<{ adminId: string | undefined; sessionId: string | undefined; now: string }>;

/** Who lost the role or the session since the ticket was issued downloads nothing. */
const isStillIn = async (
  { access, adminPermissions }: Pick<Services, 'access' | 'adminPermissions'>,
  { adminId = '', sessionId = '', now }: Bearer,
): Promise<boolean> =>
  (await access.findSession(sessionId, now)) !== null && (await adminPermissions(adminId))?.role === 'superadmin';

const downloadActivityRoute = (services: Services, tickets: TicketSigner) =>
  customRoute({
    method: 'get',
    path: '/client-activity/:ticket',
    access: 'public',
    summary: 'Downloads a client’s history as NDJSON, by its ticket',
    bytes: 'answered',
    media: 'application/x-ndjson',
    params: z.object({ ticket: z.string().max(1_000) }),
    handle: async ({ params: { ticket } }, { now }) => {
      const [adminId, sessionId, clientId, text] = tickets.open(ticket, { now }) ?? [];
      if (!clientId || !text || !(await isStillIn(services, { adminId, sessionId, now })))
        return { refused: 'general.not-found' };
      return activityFile({ clientId, now }, services.readActivity(clientId, readSelection(text)));
    },
  });

/** `ticketKey`: 256 bits derived for this purpose. */
export const clientActivityRoutes = (services: Services, ticketKey: Uint8Array) => {
  const tickets = createTicketSigner(ticketKey, ticketMs);
  return [
    listClientActivityRoute(services),
    issueActivityTicketRoute(services, tickets),
    downloadActivityRoute(services, tickets),
  ];
};
