import { assignItemRequest } from '@ecrin/contracts/inbox/assignment.ts';
import {
  answerRequestRequest,
  requestParams,
  reverseAnswerRequest,
  writeRequestMessageRequest,
} from '@ecrin/contracts/request/request.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { answerRequest, reverseRequestAnswer } from '@ecrin/domain/request/commands/answer-request.ts';
import { assignRequest } from '@ecrin/domain/request/commands/assign-request.ts';
import { writeRequestMessage } from '@ecrin/domain/request/commands/write-request-message.ts';
import { clientRequest } from '@ecrin/domain/request/request.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { holderRefusal } from '#inbox/holder-refusal.ts';

type Services = Pick<ApiServices, 'events'>;
type OfRequest = Readonly<{ params: Readonly<{ requestId: string }> }>;

/** Decided on the client's own stream: what is written to them is sealed with their key. */
const onRequestOf = ({ events }: Services) =>
  ({
    access: 'admin',
    params: requestParams,
    answer: receipt,
    aggregate: clientRequest,
    id: ({ params }: OfRequest) => params.requestId,
    prepare: async ({ params }: OfRequest) => {
      const ownerId = clientRequest.ownerOf(
        (await loadAggregate(events, clientRequest, { id: params.requestId })).state,
      );
      return ownerId === null ? ({ refused: 'request.not-found' } as const) : { ownerId };
    },
    metadata: ({ found: { ownerId } }: Readonly<{ found: Readonly<{ ownerId: string }> }>) => ({ ownerId }),
    absent: 'request.not-found',
  }) as const;

const assignRequestRoute = (services: Services) => {
  const onRequest = onRequestOf(services);
  return commandRoute({
    ...onRequest,
    method: 'put',
    path: '/requests/:requestId/holder',
    summary: 'Takes a request, hands it to another administrator, or releases it',
    body: assignItemRequest,
    prepare: async (request) => (await holderRefusal(services, request.body.to)) ?? onRequest.prepare(request),
    input: ({ params, body }, { adminId, now }) => ({ ...params, ...body, by: adminId, now }),
    decide: assignRequest,
  });
};

/** What administrators answer. What follows from it is done by a workflow. */
export const adminRequestRoutes = (services: Services) => {
  const onRequest = onRequestOf(services);
  return [
    commandRoute({
      ...onRequest,
      method: 'post',
      path: '/requests/:requestId/messages',
      summary: 'Writes to the client in the thread of their request; an open one waits for them then',
      body: writeRequestMessageRequest,
      input: ({ params, body }, { adminId, now }) => ({ ...params, ...body, by: adminId, now }),
      decide: writeRequestMessage,
    }),
    commandRoute({
      ...onRequest,
      method: 'put',
      path: '/requests/:requestId/answer',
      summary: 'Accepts, refuses or answers a request',
      body: answerRequestRequest,
      input: ({ params, body }, { adminId, now }) => ({ ...params, ...body, by: adminId, now }),
      decide: answerRequest,
    }),
    commandRoute({
      ...onRequest,
      method: 'post',
      path: '/requests/:requestId/answer/reversal',
      summary: 'Reverses an acceptance or a refusal within 30 days, with a reason; the request is open again',
      body: reverseAnswerRequest,
      input: ({ params, body }, { adminId, now }) => ({ ...params, ...body, by: adminId, now }),
      decide: reverseRequestAnswer,
    }),
    assignRequestRoute(services),
  ];
};
