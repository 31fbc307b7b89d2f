import { updateClientRequest } from '@ecrin/contracts/client/client.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { updateClient } from '@ecrin/domain/client/profile/update-client.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import {
  deviceOwner,
  parseSubscription,
  registerPushDevice,
  removeDevicesOfSession,
} from '#notification/register-push-device.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'notifications' | 'push' | 'waitFor'>;

export const updateClientRoute = (services: Services) =>
  commandRoute({
    method: 'put',
    path: '/:clientId',
    access: 'client',
    summary: 'Changes language, push token, portrait or word list: all given fields, or none',
    params: z.object({ clientId: z.string().max(64) }),
    body: updateClientRequest,
    answer: receipt,
    aggregate: client,
    id: ({ params }) => params.clientId,
    prepare: async ({ body: { pushToken } }) => {
      const subscription = pushToken ? parseSubscription(pushToken, services) : 'opaque';
      return subscription === 'refused' ? { refused: 'push-device.token-not-accepted' as const } : { subscription };
    },
    input: ({ params, body: { language, pushToken, words, ...portrait } }, { now }) => ({
      ...params,
      language,
      pushToken,
      words,
      portrait,
      now,
    }),
    decide: updateClient,
    after: async (outcome, { body: { pushToken }, found: { subscription } }, context) => {
      if ('refused' in outcome) return;
      if (subscription !== 'opaque')
        await registerPushDevice(services, { subscription, asked: true }, deviceOwner(context));
      const { sessionId } = context;
      if (pushToken === null && sessionId !== null)
        await removeDevicesOfSession(services, { sessionId, reason: 'asked' }, deviceOwner(context));
    },
    absent: 'client.not-found',
  });
