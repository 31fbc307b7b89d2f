import {
  exceptionalAccessParams,
  openExceptionalAccessRequest,
} from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { roster, rosterId, type RosterEntry } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { exceptionalAccess } from '@ecrin/domain/exceptional-access/exceptional-access.aggregate.ts';
import { openExceptionalAccess } from '@ecrin/domain/exceptional-access/open-exceptional-access.ts';
import { closeExceptionalAccess } from '@ecrin/domain/exceptional-access/use-exceptional-access.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { holderOf, type ExceptionalAccessServices } from './exceptional-access-services.ts';

type Services = Pick<ExceptionalAccessServices, 'adminPermissions' | 'events'>;

/** The events belong to the client: they are in their log, and sealed with their key. */
const aboutClient = ({ params: { clientId } }: Readonly<{ params: Readonly<{ clientId: string }> }>) => ({
  ownerId: clientId,
});

/** Superadmins other than this one. */
const countOthers = async ({ events }: Pick<Services, 'events'>, adminId: string): Promise<number> => {
  const { state } = await loadAggregate(events, roster, { id: rosterId });
  const isOther = (one: RosterEntry): boolean =>
    one.adminId !== adminId && one.role === 'superadmin' && one.status === 'active';
  return [...state.values()].filter(isOther).length;
};

export const openExceptionalAccessRoute = ({ adminPermissions, events }: Services) =>
  commandRoute({
    method: 'post',
    path: '/clients/:clientId/exceptional-accesses',
    access: 'superadmin-fresh',
    summary: 'Opens the words of one client for fifteen minutes; the client and the other superadmins are told at once',
    params: exceptionalAccessParams.pick({ clientId: true }),
    body: openExceptionalAccessRequest,
    answer: receipt,
    aggregate: exceptionalAccess,
    id: ({ body }) => body.accessId,
    prepare: async ({ params: { clientId } }, { adminId, sessionId }) => {
      const permissions = await adminPermissions(adminId);
      if (!permissions || sessionId === null) return { refused: 'general.unauthorized' } as const;
      const { state } = await loadAggregate(events, client, { id: clientId });
      return state.status !== 'registered'
        ? ({ refused: 'exceptional-access.no-client' } as const)
        : { role: permissions.role, sessionId, others: await countOthers({ events }, adminId) };
    },
    input: ({ params: { clientId }, body, found }, { adminId, now }) => ({
      ...body,
      ...found,
      clientId,
      by: adminId,
      now,
    }),
    decide: openExceptionalAccess,
    metadata: aboutClient,
    absent: 'exceptional-access.already-opened',
  });

export const closeExceptionalAccessRoute = commandRoute({
  method: 'delete',
  path: '/clients/:clientId/exceptional-accesses/:accessId',
  access: 'superadmin',
  summary: 'Ends an exceptional access before its time',
  params: exceptionalAccessParams,
  body: noBody,
  answer: receipt,
  aggregate: exceptionalAccess,
  id: ({ params }) => params.accessId,
  input: (request, context) => ({ ...holderOf(request, context), now: context.now }),
  decide: closeExceptionalAccess,
  metadata: aboutClient,
  absent: 'exceptional-access.not-found',
});
