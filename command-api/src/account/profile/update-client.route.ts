import { updateClientRequest, type UpdateClientRequest } from '@ecrin/contracts/client/client.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { updateClient } from '@ecrin/domain/client/profile/update-client.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { commandReply } from '#http/routing/command-reply.ts';
import { registerPushDevice, removeDevicesOfSession, parseSubscription } from '#notification/register-push-device.ts';

export const updateClientRoute = (services: ApiServices) =>
  customRoute({
    method: 'put',
    path: '/:clientId',
    access: 'client',
    summary: 'Changes language, push token, portrait or word list: all that is given, or nothing',
    params: z.object({ clientId: z.string().max(64) }),
    body: updateClientRequest,
    answer: receipt,
    handle: async ({ params: { clientId }, body }, context) => {
      const subscription = body.pushToken ? parseSubscription(body.pushToken, services) : 'opaque';
      if (subscription === 'refused') return { refused: 'push-device.token-not-accepted' };
      const outcome = await services.execute({
        aggregate: client,
        id: clientId,
        decide: updateClient,
        input: inputOf(clientId, body, context),
        context: context.command,
      });
      if ('receipt' in outcome && subscription !== 'opaque')
        await registerPushDevice(services, { subscription, asked: true }, context);
      if ('receipt' in outcome && body.pushToken === null && context.sessionId !== null) {
        await removeDevicesOfSession(services, { sessionId: context.sessionId, reason: 'asked' }, context);
      }
      return commandReply(outcome, 'client.not-found');
    },
  });

const inputOf = (
  clientId: string,
  { language, pushToken, words, ...portrait }: UpdateClientRequest,
  { now }: CustomContext,
) => ({ clientId, language, pushToken, words, portrait, now });
