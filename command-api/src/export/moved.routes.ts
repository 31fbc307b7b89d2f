import { exportChoice } from '@ecrin/contracts/export/export.ts';
import { arrivedMove, moveParams, openedMove, openMoveRequest } from '@ecrin/contracts/export/move.ts';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import type { RecordArchiveSent } from '@ecrin/platform/consent/sending-ledger.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { answerArchive } from './answer-archive.ts';
import type { ExportServices } from './export-archive.ts';
import {
  arrivedAt,
  arrivedPayload,
  codeRefusal,
  hashOfMove,
  keyOfMove,
  moveClosed,
  openedText,
  openMovedTicket,
  openMoveTicket,
  type MoveAccess,
} from './move-access.ts';
import { outlookOf } from './outlook/export-outlook.ts';
import { keyLineOf, type ArchiveSigner } from './signed-archive.ts';

export type MovedServices = ExportServices &
  MoveAccess &
  Pick<ApiServices, 'events' | 'ids' | 'secrets'> &
  Readonly<{ archiveSigner: ArchiveSigner; elapsed: () => number; recordArchiveSent: RecordArchiveSent }>;

/** How long it is said that an archive has arrived, and can be said how much of it entered there. */
export const saidMs = 30 * dayMs;
/** What an import reads; the other forms are for files that are kept. */
const everything = exportChoice.parse({ forms: ['ecrin'] });

/** What another écrin asks of this one, with the link and the code that the person gave it. */
export const movedRoutes = (services: MovedServices) =>
  [openMove(services), downloadMoved(services), confirmMoved(services)] as const;

const openMove = (services: MovedServices) =>
  customRoute({
    method: 'post',
    path: '/moves/:ticket',
    access: 'public',
    summary: 'For another écrin: where it can fetch the archive of a link, for the right code',
    params: moveParams,
    body: openMoveRequest,
    answer: openedMove,
    handle: async ({ params: { ticket }, body: { code, host } }, { now }) => {
      const move = await openMoveTicket(services, { ticket, boundTo: 'link', now });
      if (!move) return moveClosed;
      const { ownerId, sessionId, moveId } = move;
      const refused = await codeRefusal(services, { ...move, code }, now);
      if (refused) return refused;
      const data = await services.ownData({ ownerId, now });
      if (!data) return moveClosed;
      const { bytes, thoughts } = await outlookOf(services, { ownerId, now, data, choice: everything });
      const asked = [ownerId, sessionId, moveId, openedText({ at: now, bytes, host, thoughts })];
      const path = `/api/client/moved/${services.archiveTickets.issue(asked, { now, boundTo: 'archive' })}`;
      return { json: { path, bytes, publicKey: keyLineOf(services.archiveSigner) } };
    },
  });

const downloadMoved = (services: MovedServices) =>
  customRoute({
    method: 'get',
    path: '/moved/:ticket',
    access: 'public',
    summary: 'For another écrin: the archive as it was when the code was given, whole or from where it was cut off',
    headers: { Range: 'One byte range, to go on from there', 'If-Range': 'The ETag of what was received' },
    bytes: 'answered',
    media: 'application/zip',
    params: moveParams,
    handle: async ({ params: { ticket }, header }, { now }) => {
      const held = await openMovedTicket(services, { ticket, now });
      const data = held && (await services.ownData({ ownerId: held.ownerId, now: held.at }));
      if (!data) return moveClosed;
      const range = { range: header('Range'), ifRange: header('If-Range') };
      const from = range.ifRange === null ? 0 : Number(/^bytes=(\d+)-$/u.exec(range.range ?? '')?.[1] ?? 0);
      const { ownerId: clientId, host, bytes } = held;
      await services.recordArchiveSent({ clientId, host, size: Math.max(0, bytes - from) });
      return answerArchive(services, { ownerId: clientId, now: held.at, data, choice: everything }, range);
    },
  });

/** The link is used: from here on it is said to whom the file was handed over, and later how much of it entered there. */
const confirmMoved = (services: MovedServices) =>
  customRoute({
    method: 'post',
    path: '/moved/:ticket/arrived',
    access: 'public',
    summary:
      'For another écrin: says that the file has come there, whole and as it was signed, and later how many thoughts of it entered',
    params: moveParams,
    body: arrivedMove,
    handle: async ({ params: { ticket }, body }, { now }) => {
      const held = await openMovedTicket(services, { ticket, now, isUsed: true });
      if (!held) return moveClosed;
      const { ownerId, moveId, host, thoughts = null } = held;
      const earlier = arrivedAt(await services.access.findChallenge(keyOfMove(ownerId), now));
      const brought = body.thoughts === undefined ? (earlier?.brought ?? null) : { at: now, thoughts: body.thoughts };
      await services.access.issueChallenge({
        key: keyOfMove(ownerId),
        secretHash: hashOfMove(services, moveId, services.secrets.token()),
        payload: arrivedPayload(moveId, { host, at: earlier?.at ?? now, thoughts, brought }),
        issuedAt: now,
        expiresAt: addMs(now, saidMs),
        triesLeft: 1,
      });
      return { empty: true };
    },
  });
