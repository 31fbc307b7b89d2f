import { broadcastParams } from '@ecrin/contracts/broadcast/broadcast.ts';
import { announcementDismissal, dismissAnnouncement } from '@ecrin/domain/broadcast/announcement-dismissal.ts';
import { broadcast } from '@ecrin/domain/broadcast/broadcast.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { v5 as uuidV5 } from 'uuid';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';

/** Of every announcement and client; stored permanently. */
const namespace = '6c1f0d62-2f0b-5b6e-9a0e-0d7a3c5e9f41';

export const dismissAnnouncementRoute = ({ events }: Pick<ApiServices, 'events'>) =>
  commandRoute({
    method: 'post',
    path: '/announcements/:broadcastId/dismissal',
    access: 'client',
    summary: 'Dismisses an announcement, on every device of the client',
    params: broadcastParams,
    body: noBody,
    aggregate: announcementDismissal,
    id: ({ params: { broadcastId } }, { clientId }) => uuidV5(`${broadcastId}/${clientId}`, namespace),
    // Drafts and messages answer as what does not exist.
    prepare: async ({ params: { broadcastId } }) => {
      const { state } = await loadAggregate(events, broadcast, { id: broadcastId });
      const isShown =
        state.status !== 'absent' &&
        state.plan.form === 'announcement' &&
        !['draft', 'discarded'].includes(state.status);
      return isShown ? null : { refused: 'broadcast.not-found' as const };
    },
    input: ({ params }, { clientId, now }) => ({ ...params, ownerId: clientId, now }),
    decide: dismissAnnouncement,
    absent: 'broadcast.not-found',
  });
