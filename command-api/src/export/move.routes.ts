import { moveAddress, moveState } from '@ecrin/contracts/export/move.ts';
import { moveMs } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import { createTicketSigner } from '@ecrin/platform/crypto/ticket-signer.ts';
import { keyPrintOf } from '@ecrin/platform/journal-import/archive-source.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { requireConfirmed } from '#account/session/require-fresh-session.ts';
import { arrivedAt, codeTries, hashOfMove, keyOfMove } from './move-access.ts';
import { movedRoutes, saidMs, type MovedServices } from './moved.routes.ts';
import { keyLineOf } from './signed-archive.ts';

/** `moveKey`: 256 bits derived for this purpose. */
export type MoveServices = Omit<MovedServices, 'tickets' | 'archiveTickets'> &
  Readonly<{ moveKey: Uint8Array; publicUrl: string }>;
type Services = MovedServices & Pick<MoveServices, 'publicUrl'>;

/** Moving house: another écrin fetches the archive by a link, once it was given a code that is not in it. */
export const createMoveRoutes = (given: MoveServices) => {
  const services = {
    ...given,
    tickets: createTicketSigner(given.moveKey, moveMs),
    archiveTickets: createTicketSigner(given.moveKey, saidMs),
  };
  return [offerMove(services), showMove(services), withdrawMove(services), ...movedRoutes(services)] as const;
};

const offerMove = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/export/move',
    access: 'client',
    summary:
      'Returns a link and a code by which another écrin fetches the archive, for 24 hours or until the session ends; the earlier one is closed. Of who has a passkey in a session opened or confirmed just now',
    params: z.object({}),
    answer: moveAddress,
    handle: async (_request, context) => {
      const { clientId, sessionId, now } = context;
      if (sessionId === null) return { refused: 'general.unauthorized' };
      const stale = await requireConfirmed(services, context);
      if (stale) return stale;
      const [moveId, code, closesAt] = [services.ids.next(), services.secrets.code(), addMs(now, moveMs)];
      await services.access.issueChallenge({
        key: keyOfMove(clientId),
        secretHash: hashOfMove(services, moveId, code),
        payload: moveId,
        issuedAt: now,
        expiresAt: closesAt,
        triesLeft: codeTries,
      });
      const ticket = services.tickets.issue([clientId, sessionId, moveId], { now, boundTo: 'link' });
      return { json: { link: `${services.publicUrl}/api/client/moves/${ticket}`, code, closesAt } };
    },
  });

const showMove = ({ access, archiveSigner }: Services) =>
  customRoute({
    method: 'get',
    path: '/export/move',
    access: 'client',
    summary: 'Until when the archive can be fetched by another écrin, or to which one it was handed over',
    params: z.object({}),
    answer: moveState,
    handle: async (_request, { clientId, now }) => {
      const found = await access.findChallenge(keyOfMove(clientId), now);
      const arrived = arrivedAt(found);
      const keyPrint = keyPrintOf(keyLineOf(archiveSigner));
      return { json: { closesAt: found && !arrived ? found.expiresAt : null, arrived, keyPrint } };
    },
  });

const withdrawMove = ({ access }: Services) =>
  customRoute({
    method: 'delete',
    path: '/export/move',
    access: 'client',
    summary: 'Closes the link by which another écrin may fetch the archive',
    params: z.object({}),
    handle: async (_request, { clientId }) => {
      await access.deleteChallenge(keyOfMove(clientId));
      return { empty: true };
    },
  });
