import {
  clientPermissions,
  grantPermission,
  withdrawPermission,
} from '@ecrin/domain/client-permission/change-permission.ts';
import { permissionNames } from '@ecrin/domain/client-permission/client-permission.events.ts';
import { deactivateClient, reactivateClient } from '@ecrin/domain/client/administration/deactivate-client.ts';
import { endClientSessions, resendClientCode } from '@ecrin/domain/client/administration/help-client.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { countSend } from '#account/challenge/send-limits.ts';
import { emailCodeSendKey, unprovedEmail } from '#account/email/prove-email.mail.ts';
import { findAccount } from '#account/find-accounts.ts';
import { endAllSessions } from '#account/session/end-sessions.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueMessage, queueNotice } from '#messages/queue-message.ts';
import { actOf, clientParams, onClient } from './about-client.ts';
import { countSessions } from './count-sessions.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'messages' | 'notifications'>;

const deactivateClientRoute = (services: Services) =>
  commandRoute({
    ...onClient,
    path: '/clients/:clientId/deactivation',
    access: 'superadmin-fresh',
    summary: 'Deactivates a client’s account: signed out everywhere at once, nothing is lost',
    prepare: async ({ params: { clientId } }, context) => {
      await queueNotice(services, { kind: 'account-deactivated', clientId }, context);
      // Before it is recorded, so that a crash in between leaves no session that can still be used; and after it, for one that was opened meanwhile.
      await endAllSessions(services, { clientId, reason: 'deactivated' }, context);
      return null;
    },
    input: actOf,
    decide: deactivateClient,
    after: async (outcome, { params: { clientId } }, context) => {
      if ('receipt' in outcome) await endAllSessions(services, { clientId, reason: 'deactivated' }, context);
    },
  });

const reactivateClientRoute = (services: Services) =>
  commandRoute({
    ...onClient,
    path: '/clients/:clientId/reactivation',
    access: 'superadmin',
    summary: 'Reactivates a client’s account',
    prepare: async ({ params: { clientId } }, context) => {
      await queueNotice(services, { kind: 'account-reactivated', clientId }, context);
      return null;
    },
    input: actOf,
    decide: reactivateClient,
  });

const endClientSessionsRoute = (services: Services) =>
  commandRoute({
    ...onClient,
    path: '/clients/:clientId/sessions/end',
    access: 'admin',
    summary: 'Ends every session of a client',
    prepare: async ({ params: { clientId } }, { now }) => ({
      sessions: await countSessions(services, clientId, now),
    }),
    input: (request, context) => ({ ...actOf(request, context), ...request.found }),
    decide: endClientSessions,
    after: async (outcome, { params: { clientId } }, context) => {
      if ('receipt' in outcome) await endAllSessions(services, { clientId, reason: 'administrator' }, context);
    },
  });

const resendClientCodeRoute = (services: Services) =>
  commandRoute({
    ...onClient,
    path: '/clients/:clientId/code',
    access: 'admin',
    summary: 'Sends a client the code for their address again: one per minute, five per day',
    prepare: async ({ params: { clientId } }, { now }) => {
      const account = await findAccount(services, clientId);
      const unproved = account && unprovedEmail(account);
      return unproved && (await countSend(services, emailCodeSendKey(unproved.emailHash), now));
    },
    input: actOf,
    decide: resendClientCode,
    after: async (outcome, { params: { clientId } }, context) => {
      if ('receipt' in outcome) await queueMessage(services, { kind: 'prove-email', clientId }, context);
    },
  });

const onPermissions = {
  ...onClient,
  access: 'admin',
  params: clientParams.extend({ permission: z.enum(permissionNames) }),
  aggregate: clientPermissions,
} as const;

/** Only to an account: the stream of permissions does not know who exists. */
const requireAccount =
  (services: Services) =>
  async ({ params: { clientId } }: Readonly<{ params: Readonly<{ clientId: string }> }>) =>
    (await findAccount(services, clientId)) ? null : ({ refused: 'client.not-found' } as const);

const grantPermissionRoute = (services: Services) =>
  commandRoute({
    ...onPermissions,
    path: '/clients/:clientId/permissions/:permission',
    summary: 'Grants a client a permission',
    prepare: requireAccount(services),
    input: (request, context) => ({ ...request.params, ...actOf(request, context) }),
    decide: grantPermission,
  });

const withdrawPermissionRoute = (services: Services) =>
  commandRoute({
    ...onPermissions,
    path: '/clients/:clientId/permissions/:permission/withdrawal',
    summary: 'Withdraws a permission from a client',
    prepare: requireAccount(services),
    input: (request, context) => ({ ...request.params, ...actOf(request, context) }),
    decide: withdrawPermission,
  });

export const actOnClientRoutes = (services: Services) => [
  deactivateClientRoute(services),
  reactivateClientRoute(services),
  endClientSessionsRoute(services),
  resendClientCodeRoute(services),
  grantPermissionRoute(services),
  withdrawPermissionRoute(services),
];
