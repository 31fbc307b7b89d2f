import { askedErasure, askErasureRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { askErasure, type AskErasure } from '@ecrin/domain/client/erasure/ask-erasure.ts';
import { erasureNumberOf } from '@ecrin/domain/erasure/erasure-reference.ts';
import { erasure, numberErasure } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { endAllSessions } from '#account/session/end-sessions.ts';
import { requireFreshSession } from '#account/session/require-fresh-session.ts';
import { clearSessionCookie } from '#account/session/session-cookie.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueNotice } from '#messages/queue-message.ts';
import { receiptsOf } from './device-receipts.ts';

type Services = Pick<ApiServices, 'access' | 'erasure' | 'events' | 'execute' | 'https' | 'messages' | 'notifications'>;

export const askErasureRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/erasure',
    access: 'client',
    summary: 'Asks for the erasure of the whole account, and ends its sessions; asked again it answers the same',
    params: z.object({}),
    body: askErasureRequest,
    answer: askedErasure,
    handle: async ({ body: { when } }, context) => {
      const stale = when === 'now' ? await requireFreshSession(services, context) : null;
      if (stale) return stale;
      const asked = await recordErasure(services, when, context);
      if (!asked) return { refused: 'client.not-found' };
      await endAllSessions(services, { clientId: context.clientId, reason: 'erasure' }, context);
      const { number, askedAt, dueAt } = asked;
      return {
        json: askedErasure.parse({ number, code: services.erasure.codeFor(number), askedAt, dueAt }),
        headers: clearSessionCookie(services, 'client'),
      };
    },
  });

/** The number comes first, so that no erasure is without one; a number whose erasure was not recorded leads to nothing. */
const recordErasure = async (
  services: Services,
  when: AskErasure['when'],
  context: CustomContext,
): Promise<RegisteredClient['erasure']> => {
  const { clientId, sessionId, command, now } = context;
  const erasureId = context.newId();
  const number = erasureNumberOf(erasureId);
  await services.execute({
    aggregate: erasure,
    id: number,
    decide: numberErasure,
    input: { number, clientId, erasureId, now, devices: await receiptsOf(services, number, context) },
    context: command,
  });
  await queueNotice(services, { kind: 'erasure-asked', clientId }, context);
  await services.execute({
    aggregate: client,
    id: clientId,
    decide: askErasure,
    input: { clientId, erasureId, by: 'person', sessionId, when, now },
    context: command,
  });
  const { state } = await loadAggregate(services.events, client, { id: clientId });
  return state.status === 'unknown' ? null : state.erasure;
};
