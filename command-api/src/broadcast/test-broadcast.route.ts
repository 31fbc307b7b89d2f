import { testBroadcastRequest } from '@ecrin/contracts/broadcast/broadcast.ts';
import { testBroadcast } from '@ecrin/domain/broadcast/commands/stop-broadcast.ts';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { countAttempt } from '#account/challenge/attempt-limits.ts';
import { acting, readOwner, type BroadcastServices } from './on-broadcast.ts';

/** In a quarter of an hour. */
const testsPerAdmin = 20;

export const testBroadcastRoute = (services: BroadcastServices) =>
  commandRoute({
    ...acting(services),
    method: 'post',
    path: '/broadcasts/:broadcastId/test',
    summary: 'Sends it to the caller’s own address by mail, as a client would read it',
    body: testBroadcastRequest,
    prepare: async ({ params: { broadcastId } }, { adminId, now }) =>
      (await countAttempt(services, now, { key: `broadcast-test:${adminId}`, limit: testsPerAdmin })) ?? {
        owner: (await readOwner(services, broadcastId)) ?? serviceOwner,
      },
    input: ({ params, body }, { adminId, now }) => ({ ...params, ...body, by: adminId, now }),
    decide: testBroadcast,
    // The same request sent again is the same mail.
    after: async (outcome, { params, body }, { adminId, now, command }) => {
      if ('refused' in outcome) return;
      await services.messages.putOnce({
        itemId: `broadcast-test ${command.commandId}`,
        message: { kind: 'broadcast-test', adminId, ...params, ...body },
        dueAt: now,
        expiresAt: addMs(now, dayMs),
      });
    },
  });
