import { actOnClientRequest, type ActOnClientRequest } from '@ecrin/contracts/client-admin/client-detail.ts';
import { ownProposalParams, proposalParams, proposeErasureRequest } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { createdLately } from '@ecrin/domain/admin/roster/created-lately.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import {
  confirmProposal,
  declineProposal,
  withdrawProposal,
} from '@ecrin/domain/erasure-proposal/decide-on-proposal.ts';
import { erasureProposal } from '@ecrin/domain/erasure-proposal/erasure-proposal.aggregate.ts';
import { proposeErasure } from '@ecrin/domain/erasure-proposal/propose-erasure.ts';
import { clientRequest } from '@ecrin/domain/request/request.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import { findAccount } from '#account/find-accounts.ts';
import { endAllSessions } from '#account/session/end-sessions.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { queueNotice } from '#messages/queue-message.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'messages' | 'notifications'>;

type OfClient = Readonly<{ params: Readonly<{ clientId: string }> }>;

/** Decided on the client’s own stream of proposals, and sealed with their key. */
const onProposal = {
  method: 'post',
  answer: receipt,
  aggregate: erasureProposal,
  id: ({ params: { clientId } }: OfClient) => clientId,
  metadata: ({ params: { clientId } }: OfClient) => ({ ownerId: clientId }),
  absent: 'erasure-proposal.not-found',
} as const;

/** Why there is nothing to propose; null: there is. */
const proposalRefusal = async (
  services: Services,
  clientId: string,
  requestId: string | undefined,
): Promise<RefusedReply | null> => {
  const account = await findAccount(services, clientId);
  if (!account) return { refused: 'client.not-found' };
  if (!account.active) return { refused: 'erasure-proposal.deactivated' };
  if (account.erasure) return { refused: 'erasure-proposal.already-asked' };
  if (requestId === undefined) return null;
  const { state } = await loadAggregate(services.events, clientRequest, { id: requestId });
  return clientRequest.ownerOf(state) === clientId ? null : { refused: 'request.not-found' };
};

const proposeErasureRoute = (services: Services) =>
  commandRoute({
    ...onProposal,
    path: '/clients/:clientId/erasure-proposals',
    access: 'admin-fresh',
    summary:
      'Proposes the erasure of an account; another administrator has 14 days to confirm it, and the client is told',
    params: proposalParams.pick({ clientId: true }),
    body: proposeErasureRequest,
    prepare: async ({ params: { clientId }, body: { proposalId, requestId } }, context) => {
      const refusal = await proposalRefusal(services, clientId, requestId);
      if (refusal) return refusal;
      await queueNotice(services, { kind: 'erasure-proposed', clientId, proposalId }, context);
      return null;
    },
    input: ({ params, body: { requestId = null, ...proposed } }, { adminId, now }) => ({
      ...params,
      ...proposed,
      requestId,
      by: adminId,
      now,
    }),
    decide: proposeErasure,
  });

type OfProposal = Readonly<{ params: Readonly<{ clientId: string; proposalId: string }>; body: ActOnClientRequest }>;

const confirmationOf = async (
  { events }: Pick<Services, 'events'>,
  { params: { proposalId }, body: { reason } }: OfProposal,
  { adminId, now }: Pick<CustomContext, 'adminId' | 'now'>,
) => {
  const { state } = await loadAggregate(events, roster, { id: rosterId });
  return { proposalId, reason, by: adminId, newTo: createdLately(state, adminId, now), now };
};

const confirmProposalRoute = (services: Services) =>
  commandRoute({
    ...onProposal,
    path: '/clients/:clientId/erasure-proposals/:proposalId/confirmation',
    access: 'superadmin-fresh',
    summary:
      'Confirms what another administrator proposed: the account is signed out everywhere, and erased in seven days unless its owner signs in',
    params: proposalParams,
    body: actOnClientRequest,
    prepare: async (request, context) => {
      const confirmation = await confirmationOf(services, request, context);
      const { clientId } = request.params;
      const { state } = await loadAggregate(services.events, erasureProposal, { id: clientId });
      const decided = confirmProposal(confirmation, state);
      // Nobody is signed out by what is refused.
      if ('refused' in decided) return decided;
      const account = await findAccount(services, clientId);
      if (account && !account.active) return { refused: 'erasure-proposal.deactivated' } as const;
      // Before it is recorded, so that a crash in between leaves no session that can still be used; and after it, for one that was opened meanwhile.
      await endAllSessions(services, { clientId, reason: 'erasure' }, context);
      return confirmation;
    },
    input: ({ found }) => found,
    decide: confirmProposal,
    after: async (outcome, { params: { clientId } }, context) => {
      if ('receipt' in outcome) await endAllSessions(services, { clientId, reason: 'erasure' }, context);
    },
  });

const declineProposalRoute = commandRoute({
  ...onProposal,
  path: '/clients/:clientId/erasure-proposals/:proposalId/refusal',
  access: 'admin',
  summary: 'Declines a proposed erasure, or takes back one’s own, with a reason that the client reads',
  params: proposalParams,
  body: actOnClientRequest,
  input: ({ params: { proposalId }, body }, { adminId, now }) => ({ proposalId, ...body, by: adminId, now }),
  decide: declineProposal,
});

const withdrawProposalRoute = commandRoute({
  method: 'delete',
  path: '/erasure-proposals/:proposalId',
  access: 'client',
  summary: 'Keeps one’s account: ends the proposal of an administrator to erase it',
  params: ownProposalParams,
  body: noBody,
  answer: receipt,
  aggregate: erasureProposal,
  id: (_request, { clientId }) => clientId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: withdrawProposal,
  absent: 'erasure-proposal.not-found',
});

/** What administrators propose and decide, below `/api/admin/clients`. */
export const adminErasureProposalRoutes = (services: Services) => [
  proposeErasureRoute(services),
  confirmProposalRoute(services),
  declineProposalRoute,
];

/** How the client says no. */
export const clientErasureProposalRoutes = [withdrawProposalRoute] as const;
