import { acceptChatEndpointRequest } from '@ecrin/contracts/conversation/chat-engine.ts';
import { chatConsent } from '@ecrin/domain/chat-consent/chat-consent.aggregate.ts';
import { acceptChatEndpoint, withdrawChatEndpoint } from '@ecrin/domain/chat-consent/give-chat-consent.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { RequestContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { noBody } from '#http/routing/path-commands.ts';

const onConsent = {
  path: '/chat/endpoint',
  access: 'client',
  params: z.object({}),
  aggregate: chatConsent,
  id: (_request: unknown, { clientId }: Pick<RequestContext, 'clientId'>) => clientId,
  absent: 'client.not-found',
} as const;

/** Whether questions, and thoughts that may answer them, may be sent to the endpoint of the models. */
export const chatConsentRoutes = [
  commandRoute({
    ...onConsent,
    method: 'put',
    summary: 'Accepts that questions, and thoughts that may answer them, are sent to a host',
    body: acceptChatEndpointRequest,
    input: ({ body }, { clientId, now }) => ({ ...body, clientId, now }),
    decide: acceptChatEndpoint,
  }),
  commandRoute({
    ...onConsent,
    method: 'delete',
    summary: 'Withdraws that; answers quote from then on, found by words',
    body: noBody,
    input: (_request, { clientId, now }) => ({ clientId, now }),
    decide: withdrawChatEndpoint,
  }),
] as const;
