import {
  addPasskeyRequest,
  passkeyOptions,
  passkeyParams,
  renamePasskeyRequest,
} from '@ecrin/contracts/client/passkeys.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { addClientPasskey, removeClientPasskey, renameClientPasskey } from '@ecrin/domain/passkey/client-passkeys.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { queueNotice } from '#messages/queue-message.ts';
import { findAccount } from '../find-accounts.ts';
import { deviceOf } from '../session/open-session.ts';
import { requireFreshSession } from '../session/require-fresh-session.ts';
import type { Ceremony } from './passkey-challenge.ts';
import { passkeyNameOf, passkeyRefused, replyOptionsToAdd, type PasskeyServices } from './passkey-replies.ts';
import { storePasskey } from './stored-passkeys.ts';

type Services = PasskeyServices & Pick<ApiServices, 'events' | 'messages'>;

const adding = ({ clientId, sessionId, now }: CustomContext): Ceremony => ({
  purpose: 'add',
  holder: `${clientId}:${sessionId ?? ''}`,
  now,
});

const passkeyOptionsRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/passkeys/options',
    access: 'client',
    summary: 'What a device needs to make a passkey; in a session opened or confirmed just now',
    params: z.object({}),
    body: noBody,
    answer: passkeyOptions,
    handle: async (_request, context) => {
      const stale = await requireFreshSession(services, context);
      if (stale) return stale;
      const { clientId: userId } = context;
      const account = await findAccount(services, userId);
      if (!account) return { refused: 'client.not-found' };
      const name = account.email ?? account.portrait.firstname ?? 'Écrin';
      return replyOptionsToAdd(services, { userId, name, passkeys: account.passkeys, ceremony: adding(context) });
    },
  });

const addPasskeyRoute = (services: Services) =>
  commandRoute({
    method: 'post',
    path: '/passkeys',
    access: 'client',
    summary: 'Adds the passkey that a device has made; the person is told by mail',
    params: z.object({}),
    body: addPasskeyRequest,
    aggregate: client,
    id: (_request, { clientId }) => clientId,
    prepare: async ({ body: { answer } }, context) => {
      const stale = await requireFreshSession(services, context);
      if (stale) return stale;
      const { passkeys } = services;
      const ceremony = adding(context);
      const { clientId: userId } = context;
      const passkeyId = passkeys && (await storePasskey({ ...services, passkeys }, { answer, ceremony, userId }));
      if (!passkeyId) return passkeyRefused;
      await queueNotice(services, { kind: 'passkey-added', clientId: userId, passkeyId }, context);
      return { passkeyId };
    },
    input: (request, { clientId, sessionId, now }) => ({
      ...request.found,
      clientId,
      name: passkeyNameOf(request),
      sessionId,
      device: deviceOf(request),
      now,
    }),
    decide: addClientPasskey,
    absent: 'client.not-found',
  });

const onPasskey = {
  path: '/passkeys/:passkeyId',
  access: 'client',
  params: passkeyParams,
  answer: null,
  aggregate: client,
  id: (_request: unknown, { clientId }: CustomContext) => clientId,
} as const;

const renamePasskeyRoute = commandRoute({
  ...onPasskey,
  method: 'put',
  summary: 'Calls a passkey otherwise',
  body: renamePasskeyRequest,
  input: ({ params, body }, { clientId, now }) => ({ ...params, ...body, clientId, now }),
  decide: renameClientPasskey,
  absent: 'client.passkey-not-found',
});

const removePasskeyRoute = ({ access }: Pick<ApiServices, 'access'>) =>
  commandRoute({
    ...onPasskey,
    method: 'delete',
    summary: 'Removes a passkey; refused for the last sign-in method',
    input: (request, { clientId, sessionId, now }) => ({
      ...request.params,
      clientId,
      sessionId,
      device: deviceOf(request),
      now,
    }),
    decide: removeClientPasskey,
    // From here on it no longer signs in, whether or not its public key is gone.
    after: async (outcome, { params: { passkeyId } }) => {
      if ('receipt' in outcome) await access.deleteFactor(passkeyId);
    },
    absent: 'client.not-found',
  });

export const ownPasskeyRoutes = (services: Services) => [
  passkeyOptionsRoute(services),
  addPasskeyRoute(services),
  renamePasskeyRoute,
  removePasskeyRoute(services),
];
