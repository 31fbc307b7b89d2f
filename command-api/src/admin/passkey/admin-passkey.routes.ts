import { beginSecondFactorRequest } from '@ecrin/contracts/admin/admin.ts';
import {
  addPasskeyRequest,
  passkeyOptions,
  passkeyParams,
  renamePasskeyRequest,
} from '@ecrin/contracts/client/passkeys.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { addAdminPasskey, removeAdminPasskey, renameAdminPasskey } from '@ecrin/domain/passkey/admin-passkeys.ts';
import { findPasskey } from '@ecrin/domain/passkey/passkeys.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { Ceremony } from '#account/passkey/passkey-challenge.ts';
import {
  passkeyNameOf,
  passkeyRefused,
  replyOptionsToAdd,
  type PasskeyServices,
} from '#account/passkey/passkey-replies.ts';
import { storePasskey } from '#account/passkey/stored-passkeys.ts';
import { deviceOf } from '#account/session/open-session.ts';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { queueNotice } from '#messages/queue-message.ts';
import { adminActorOf } from '../admin-actor.ts';
import { mustHaveSecondFactor } from '../admin-permissions.ts';
import { findAdmin } from '../find-admin.ts';
import { verifyCurrentAdminPassword } from '../password/check-admin-password.ts';
import { endAdminSessions } from '../session/end-admin-sessions.ts';
import { proofOptionsRoute } from './prove-by-passkey.ts';
import { adminPasskeySignInRoutes } from './sign-in-by-admin-passkey.routes.ts';

const adding = ({ adminId, sessionId, now }: CustomContext): Ceremony => ({
  purpose: 'add',
  holder: `${adminId}:${sessionId ?? ''}`,
  now,
});

const optionsToAddRoute = (services: PasskeyServices & PasswordCheckServices & Pick<ApiServices, 'events'>) =>
  customRoute({
    method: 'post',
    path: '/passkeys/options',
    access: 'admin',
    summary: 'What a device needs to make a passkey, with the password',
    params: z.object({}),
    body: beginSecondFactorRequest,
    answer: passkeyOptions,
    handle: async (request, context) => {
      const { adminId: userId } = context;
      const known = await findAdmin(services, userId);
      if (!known) return { refused: 'general.unauthorized' };
      const { password } = request.body;
      const refusal = await verifyCurrentAdminPassword(services, { known, password, request }, context);
      if (refusal) return refusal;
      const { passkeys } = known.own;
      const name = known.entry.email ?? 'Écrin';
      return replyOptionsToAdd(services, { userId, name, passkeys, ceremony: adding(context) });
    },
  });

const changed = { kind: 'admin-factor-changed', factor: 'passkey' } as const;

const addRoute = (services: PasskeyServices & Pick<ApiServices, 'events' | 'execute' | 'messages'>) =>
  commandRoute({
    method: 'post',
    path: '/passkeys',
    access: 'admin',
    summary:
      'Adds the passkey that a device has made, told by mail; as a first second factor it ends the other sessions',
    params: z.object({}),
    body: addPasskeyRequest,
    aggregate: admin,
    id: (_request, { adminId }) => adminId,
    prepare: async ({ body: { answer } }, context) => {
      const { passkeys } = services;
      const { adminId: userId } = context;
      const known = await findAdmin(services, userId);
      const ceremony = adding(context);
      const passkeyId = passkeys && (await storePasskey({ ...services, passkeys }, { answer, ceremony, userId }));
      if (!known || !passkeyId) return passkeyRefused;
      await queueNotice(services, { ...changed, adminId: userId, factorId: passkeyId, change: 'added' }, context);
      return { passkeyId, isFirst: known.own.factorId === null && known.own.passkeys.length === 0 };
    },
    input: (request, { adminId, sessionId, now }) => ({
      adminId,
      passkeyId: request.found.passkeyId,
      name: passkeyNameOf(request),
      sessionId,
      device: deviceOf(request),
      now,
    }),
    decide: addAdminPasskey,
    after: async (outcome, request, context) => {
      if (!('receipt' in outcome) || !request.found.isFirst) return;
      const ending = { adminId: context.adminId, actor: adminActorOf(request, context) } as const;
      await endAdminSessions(services, { ...ending, reason: 'second-factor-changed' }, context);
    },
    absent: 'admin.not-found',
  });

const onPasskey = {
  path: '/passkeys/:passkeyId',
  access: 'admin',
  params: passkeyParams,
  answer: null,
  aggregate: admin,
  id: (_request: unknown, { adminId }: CustomContext) => adminId,
} as const;

const renameRoute = commandRoute({
  ...onPasskey,
  method: 'put',
  summary: 'Calls a passkey otherwise',
  body: renamePasskeyRequest,
  input: ({ params, body }, { adminId, now }) => ({ ...params, ...body, adminId, now }),
  decide: renameAdminPasskey,
  absent: 'client.passkey-not-found',
});

const removeRoute = (services: Pick<ApiServices, 'access' | 'events' | 'messages'>) =>
  commandRoute({
    ...onPasskey,
    method: 'delete',
    summary: 'Removes a passkey, told by mail; refused for the last second factor where one is required',
    prepare: async ({ params: { passkeyId: factorId } }, context) => {
      const { adminId } = context;
      const known = await findAdmin(services, adminId);
      if (!known) return { refused: 'general.unauthorized' as const };
      // Not of one that is none of theirs: it is not there now either.
      if (findPasskey(known.own.passkeys, factorId))
        await queueNotice(services, { ...changed, adminId, factorId, change: 'removed' }, context);
      return { required: await mustHaveSecondFactor(services, known) };
    },
    input: (request, { adminId, sessionId, now }) => ({
      ...request.params,
      ...request.found,
      adminId,
      sessionId,
      device: deviceOf(request),
      now,
    }),
    decide: removeAdminPasskey,
    // From here on it no longer signs in, whether or not its public key is gone.
    after: async (outcome, { params: { passkeyId } }) => {
      if ('receipt' in outcome) await services.access.deleteFactor(passkeyId);
    },
    absent: 'client.passkey-not-found',
  });

/** An administrator’s own, and signing in with one. */
export const adminPasskeyRoutes = (services: ApiServices) => [
  ...adminPasskeySignInRoutes(services),
  optionsToAddRoute(services),
  addRoute(services),
  renameRoute,
  removeRoute(services),
  proofOptionsRoute(services),
];
