import { archiveAddress, exportChoice, exportOutlook, type ExportChoice } from '@ecrin/contracts/export/export.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import { createTicketSigner, type TicketSigner } from '@ecrin/platform/crypto/ticket-signer.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { requireConfirmed } from '#account/session/require-fresh-session.ts';
import { limitRefusal } from '#story/client-limits.ts';
import { answerArchive } from './answer-archive.ts';
import { downloadSendingsRoute } from './download-sendings.route.ts';
import { createMoveRoutes, type MoveServices } from './move.routes.ts';
import { outlookOf } from './outlook/export-outlook.ts';
import { createWordingSizes, type WordingSizes } from './outlook/wording-sizes.ts';
import { keyLineOf } from './signed-archive.ts';

/** `ticketKey`: 256 bits derived for this purpose. */
type Services = MoveServices & Readonly<{ ticketKey: Uint8Array }>;
type Ticketed = Services & Readonly<{ tickets: TicketSigner }>;

const ticketMs = 24 * 3_600_000;

/** A download is a navigation of the browser, which sends no bearer token: its URL has a ticket instead, valid as long as the session. */
export const createExportRoutes = (services: Services) => {
  const ticketed = { ...services, tickets: createTicketSigner(services.ticketKey, ticketMs) };
  return [
    issueExportTicket(ticketed),
    showOutlook({ ...services, wordingSizes: createWordingSizes() }),
    downloadExport(ticketed),
    downloadSendingsRoute(services),
    ...createMoveRoutes(services),
  ] as const;
};

/** Everything, where nothing is said. */
const asked = exportChoice.optional().transform((choice) => choice ?? exportChoice.parse({}));

/** A ticket carries ids only in one piece, without dots. */
const choiceText = (choice: ExportChoice): string => Buffer.from(JSON.stringify(choice)).toString('base64url');
const readChoice = (text: string): ExportChoice =>
  exportChoice.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));

const showOutlook = (services: Services & Readonly<{ wordingSizes: WordingSizes }>) =>
  customRoute({
    method: 'post',
    path: '/export/outlook',
    access: 'client',
    summary: 'What an archive of one’s own data would hold, and how large it would be',
    params: z.object({}),
    body: asked,
    answer: exportOutlook,
    readsOnly: true,
    handle: async ({ body: choice }, { clientId: ownerId, now }) => {
      const data = await services.ownData({ ownerId, now });
      if (!data) return { refused: 'general.not-found' };
      const outlook = await outlookOf(services, { ownerId, now, data, choice });
      return { json: { ...outlook, publicKey: keyLineOf(services.archiveSigner) } };
    },
  });

const issueExportTicket = ({ tickets, archiveSigner, ...services }: Ticketed) =>
  customRoute({
    method: 'post',
    path: '/export',
    access: 'client',
    summary:
      'Returns a URL that downloads what was chosen of the client’s own data, for 24 hours or until the session ends; of who has a passkey in a session opened or confirmed just now',
    params: z.object({}),
    body: asked,
    answer: archiveAddress,
    handle: async ({ body: choice }, context) => {
      const { clientId, sessionId, now } = context;
      if (sessionId === null) return { refused: 'general.unauthorized' };
      const stale = await requireConfirmed(services, context);
      if (stale) return stale;
      const refusal = await bookRefusal(services, { kind: 'ownBook', clientId, now }, choice);
      if (refusal) return refusal;
      const ticket = tickets.issue([clientId, sessionId, String(Date.parse(now)), choiceText(choice)], { now });
      const closesAt = addMs(now, ticketMs);
      return { json: { url: `/api/client/export/${ticket}`, publicKey: keyLineOf(archiveSigner), closesAt } };
    },
  });

const downloadExport = ({ tickets, access, ...services }: Ticketed) =>
  customRoute({
    method: 'get',
    path: '/export/:ticket',
    access: 'public',
    summary:
      'Downloads what was chosen of a client’s own data as a signed ZIP archive, by its ticket, whole or from where it was cut off',
    headers: { Range: 'One byte range, to go on from there', 'If-Range': 'The ETag of what was received' },
    bytes: 'answered',
    media: 'application/zip',
    params: z.object({ ticket: z.string().max(800) }),
    handle: async ({ params: { ticket }, header }, { now }) => {
      const held = await openTicket({ tickets, access }, ticket, now);
      const data = held && (await services.ownData(held));
      if (!data) return { refused: 'general.not-found' };
      const refusal = await bookRefusal({ access }, { kind: 'book', clientId: held.ownerId, now }, held.choice);
      if (refusal) return refusal;
      const range = { range: header('Range'), ifRange: header('If-Range') };
      return answerArchive(services, { ...held, data }, range);
    },
  });

/** To set a book is as much work here as it is of a story, also where it is one file among others. */
const bookRefusal = async (
  services: Pick<Services, 'access'>,
  asked: Parameters<typeof limitRefusal>[1],
  { forms }: ExportChoice,
) => (forms.includes('book') ? limitRefusal(services, asked) : null);

/** Whose archive of when a ticket opens; null once it is over, or its session. */
const openTicket = async ({ tickets, access }: Pick<Ticketed, 'tickets' | 'access'>, ticket: string, now: string) => {
  const [ownerId = '', sessionId = '', askedAt = '', choice = ''] = tickets.open(ticket, { now }) ?? [];
  const session = sessionId === '' ? null : await access.findSession(sessionId, now);
  return session && { ownerId, now: new Date(Number(askedAt)).toISOString(), choice: readChoice(choice) };
};
