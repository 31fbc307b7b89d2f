import { meAnswer } from '@ecrin/contracts/client/client.ts';
import { atLeastWaitMs } from '@ecrin/contracts/transport/receipt.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { savePushToken } from '@ecrin/domain/client/profile/save-push-token.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { deviceOwner, registerPushDevice, parseSubscription } from '#notification/register-push-device.ts';
import { isEmailOvertaken } from '../find-accounts.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'notifications' | 'profileOf' | 'push' | 'waitFor'>;

/** The stored token or the word `null`, as the pages send it. */
const meQuery = z.strictObject({ pushToken: z.string().max(4096).optional() });

export const meRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/me',
    access: 'client',
    summary: 'The profile; a refusal means that the session has ended',
    params: z.object({}),
    query: meQuery,
    answer: meAnswer,
    handle: async ({ query: { pushToken = '' } }, context) => {
      // Both wait for a read model: one after the other, they could take longer than an answer may.
      const [answer] = await Promise.all([
        readMe(services, context.clientId),
        ['', 'null'].includes(pushToken) || savePushTokenAndDevice(services, pushToken, context),
      ]);
      return { json: meAnswer.parse(answer), headers: { 'Cache-Control': 'no-store' } };
    },
  });

const readMe = async (services: Services, clientId: string) => {
  // Right after registering the model may not have the client yet: wait for the client's own last event.
  const { last, state } = await loadAggregate(services.events, client, { id: clientId });
  if (last) await services.waitFor('client-profile', last.position, atLeastWaitMs);
  const profile = await services.profileOf(clientId);
  const emailTaken =
    state.status === 'registered' &&
    !state.emailProved &&
    state.emailHash !== null &&
    (await isEmailOvertaken(services, { clientId: state.clientId, emailHash: state.emailHash }));
  return profile ? { client: { ...profile, emailTaken } } : {};
};

/** An unusable token changes nothing: the page only reports what it has stored. */
const savePushTokenAndDevice = async (services: Services, pushToken: string, context: CustomContext): Promise<void> => {
  const subscription = parseSubscription(pushToken, services);
  if (subscription === 'refused') return;
  const { clientId, command, now } = context;
  await services.execute({
    aggregate: client,
    id: clientId,
    decide: savePushToken,
    input: { clientId, pushToken, now },
    context: command,
  });
  if (subscription !== 'opaque')
    await registerPushDevice(services, { subscription, asked: false }, deviceOwner(context));
};
