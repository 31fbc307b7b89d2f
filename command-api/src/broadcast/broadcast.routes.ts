import {
  scheduleBroadcastRequest,
  writeBroadcastRequest,
  type WriteBroadcastRequest,
} from '@ecrin/contracts/broadcast/broadcast.ts';
import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { Broadcast } from '@ecrin/domain/broadcast/broadcast.aggregate.ts';
import type { BroadcastEvent } from '@ecrin/domain/broadcast/broadcast.events.ts';
import type { BroadcastPlan } from '@ecrin/domain/broadcast/broadcast.vocabulary.ts';
import { scheduleBroadcast, unscheduleBroadcast } from '@ecrin/domain/broadcast/commands/schedule-broadcast.ts';
import {
  discardBroadcast,
  stopBroadcast,
  type StopBroadcast,
} from '@ecrin/domain/broadcast/commands/stop-broadcast.ts';
import { writeBroadcast } from '@ecrin/domain/broadcast/commands/write-broadcast.ts';
import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { findAccount } from '#account/find-accounts.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { acting, onBroadcast, readOwner, type BroadcastServices } from './on-broadcast.ts';
import { testBroadcastRoute } from './test-broadcast.route.ts';

const planOf = (body: WriteBroadcastRequest): BroadcastPlan =>
  body.form === 'announcement'
    ? {
        form: body.form,
        audience: { to: 'all' },
        channels: ['in-app'],
        fallback: body.fallback,
        opens: body.opens,
        until: body.until,
      }
    : {
        form: body.form,
        audience: body.audience,
        channels: [...new Set(body.channels)].toSorted(),
        fallback: body.fallback,
        opens: body.opens,
        until: null,
      };

/** The client of a message to one owns it: it is an act on them, and its words are sealed with their key. */
const ownerOf = ({ audience }: BroadcastPlan): string => (audience.to === 'client' ? audience.clientId : serviceOwner);

const writeBroadcastRoute = (services: BroadcastServices) =>
  commandRoute({
    ...onBroadcast,
    method: 'put',
    path: '/broadcasts/:broadcastId',
    summary: 'Writes an announcement or a message: the whole draft, which the first request makes',
    body: writeBroadcastRequest,
    prepare: async ({ params, body }) => {
      const plan = planOf(body);
      const [owner, ownerBefore] = [ownerOf(plan), await readOwner(services, params.broadcastId)];
      if (ownerBefore !== null && ownerBefore !== owner) return { refused: 'broadcast.recipient-fixed' as const };
      if (owner !== serviceOwner && !(await findAccount(services, owner)))
        return { refused: 'broadcast.client-not-found' as const };
      return { plan, owner };
    },
    input: ({ params, body: { words }, found: { plan, owner } }, { adminId, now }) => ({
      ...params,
      plan,
      ownerId: owner,
      words,
      by: adminId,
      now,
    }),
    decide: writeBroadcast,
    metadata: ({ found: { owner } }) => ({ ownerId: owner }),
  });

const scheduleBroadcastRoute = (services: BroadcastServices) =>
  commandRoute({
    ...acting(services),
    method: 'post',
    path: '/broadcasts/:broadcastId/schedule',
    summary:
      'Sends a message, or shows an announcement, now or at an hour; to all, or all of one language, by a superadmin',
    body: scheduleBroadcastRequest,
    prepare: async ({ params: { broadcastId } }, { adminId }) => ({
      owner: (await readOwner(services, broadcastId)) ?? serviceOwner,
      role: (await services.adminPermissions(adminId))?.role,
    }),
    input: ({ params, body, found: { role } }, { adminId, now }) => ({
      ...params,
      ...body,
      maySendToAll: role === 'superadmin',
      by: adminId,
      now,
    }),
    decide: scheduleBroadcast,
  });

type Decide<Event extends BroadcastEvent, Code extends ProblemCode> = (
  input: StopBroadcast,
  state: Broadcast,
) => Decision<Event, Code>;

/** Acts with everything in their path. */
const pathAct =
  (services: Pick<BroadcastServices, 'events'>) =>
  <Event extends BroadcastEvent, Code extends ProblemCode>(
    place: Readonly<{ method: 'post' | 'delete'; path: string; summary: string }>,
    decide: Decide<Event, Code>,
  ) =>
    commandRoute({
      ...acting(services),
      ...place,
      body: noBody,
      input: ({ params }, { adminId, now }) => ({ ...params, by: adminId, now }),
      decide: (input: StopBroadcast, state: Broadcast): Decision<BroadcastEvent, Code> => decide(input, state),
    });

/** Writing to clients, for administrators. */
export const broadcastRoutes = (services: BroadcastServices) => {
  const act = pathAct(services);
  return [
    writeBroadcastRoute(services),
    scheduleBroadcastRoute(services),
    act(
      {
        method: 'delete',
        path: '/broadcasts/:broadcastId/schedule',
        summary: 'Makes what was scheduled a draft again, until it goes',
      },
      unscheduleBroadcast,
    ),
    act(
      {
        method: 'post',
        path: '/broadcasts/:broadcastId/stop',
        summary: 'Stops a message while it is sent, or an announcement while it is shown',
      },
      stopBroadcast,
    ),
    act({ method: 'delete', path: '/broadcasts/:broadcastId', summary: 'Discards a draft' }, discardBroadcast),
    testBroadcastRoute(services),
  ];
};
