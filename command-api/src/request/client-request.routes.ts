import {
  openRequestRequest,
  requestParams,
  writeRequestMessageRequest,
  type OpenRequestRequest,
} from '@ecrin/contracts/request/request.ts';
import { clientPermissions } from '@ecrin/domain/client-permission/change-permission.ts';
import { membership, membershipIdOf } from '@ecrin/domain/membership/membership.aggregate.ts';
import { organization } from '@ecrin/domain/organization/organization.aggregate.ts';
import { openRequest, withdrawRequest } from '@ecrin/domain/request/commands/open-request.ts';
import { writeRequestMessage } from '@ecrin/domain/request/commands/write-request-message.ts';
import { clientRequest, type ClientRequest } from '@ecrin/domain/request/request.aggregate.ts';
import type { Claim } from '@ecrin/platform/event-sourcing/claim.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { pathCommands } from '#http/routing/path-commands.ts';
import type { UnansweredRequest } from './unanswered-request.ts';

export type ClientRequestServices = Pick<ApiServices, 'events' | 'unansweredRequestsOf'>;
type Subject = OpenRequestRequest['subject'];

const onRequest = {
  access: 'client',
  params: requestParams,
  aggregate: clientRequest,
  id: ({ params }: Readonly<{ params: Readonly<{ requestId: string }> }>) => params.requestId,
  absent: 'request.not-found',
} as const;

const isSameSubject = (subject: Subject, { kind, organizationId }: UnansweredRequest): boolean =>
  subject.kind !== 'help' &&
  subject.kind === kind &&
  (subject.kind !== 'join' || subject.organizationId === organizationId);

/** Why it may not be requested once more; null when it may, or was already. The read model may be behind: the same may then be asked twice. */
const repetitionRefusal = async (
  { unansweredRequestsOf }: ClientRequestServices,
  clientId: string,
  { requestId, subject }: OpenRequestRequest,
): Promise<RefusedReply | null> => {
  const unanswered = await unansweredRequestsOf(clientId);
  if (unanswered.some((one) => one.requestId === requestId)) return null;
  return unanswered.some((one) => isSameSubject(subject, one)) ? { refused: 'request.already-open' } : null;
};

/** Why there is nothing to ask for. */
const subjectRefusal = async (
  { events }: ClientRequestServices,
  clientId: string,
  subject: Subject,
): Promise<RefusedReply | null> => {
  if (subject.kind === 'help') return null;
  if (subject.kind === 'permission') {
    const { granted } = (await loadAggregate(events, clientPermissions, { id: clientId })).state;
    return granted.includes(subject.permission) ? { refused: 'request.already-granted' } : null;
  }
  const { state: asked } = await loadAggregate(events, organization, { id: subject.organizationId });
  if (asked.status === 'absent') return { refused: 'organization.not-found' };
  if (asked.status === 'closed' || !asked.acceptsRequests) return { refused: 'organization.not-accepting' };
  const id = membershipIdOf(subject.organizationId, clientId);
  return (await loadAggregate(events, membership, { id })).state.member ? { refused: 'request.already-granted' } : null;
};

const openClaim = (
  { unansweredRequestsOf }: ClientRequestServices,
  clientId: string,
  now: string,
): Claim<ClientRequest> => ({
  cap: 'requests',
  ownerId: clientId,
  now,
  holds: ({ status }) => status === 'open' || status === 'awaiting-client',
  known: async () => (await unansweredRequestsOf(clientId)).map(({ requestId }) => requestId),
});

const openRequestRoute = (services: ClientRequestServices) =>
  commandRoute({
    ...onRequest,
    method: 'post',
    path: '/requests',
    summary: 'Requests to join an organisation, a permission, or help',
    params: z.object({}),
    body: openRequestRequest,
    prepare: async ({ body }, { clientId }) =>
      (await subjectRefusal(services, clientId, body.subject)) ?? repetitionRefusal(services, clientId, body),
    id: ({ body }) => body.requestId,
    input: ({ body }, { clientId, now }) => ({ ...body, clientId, now }),
    claims: (_request, { clientId, now }) => [openClaim(services, clientId, now)],
    decide: openRequest,
    absent: 'request.already-exists',
  });

const writeMessageRoute = commandRoute({
  ...onRequest,
  method: 'post',
  path: '/requests/:requestId/messages',
  summary: 'Writes a message in the thread of a request; an answered one is open again',
  body: writeRequestMessageRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, by: null, now }),
  decide: writeRequestMessage,
});

/** What clients request, and write about it. */
export const clientRequestRoutes = (services: ClientRequestServices) => [
  openRequestRoute(services),
  writeMessageRoute,
  pathCommands(onRequest)('delete /requests/:requestId', 'Withdraws a request without an answer', withdrawRequest),
];
