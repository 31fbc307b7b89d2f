import { actOnClientRequest, type ActOnClientRequest } from '@ecrin/contracts/client-admin/client-detail.ts';
import { ownProposalParams, proposalParams, proposeErasureRequest } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { assignItemRequest } from '@ecrin/contracts/inbox/assignment.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { hasNewAccess } from '@ecrin/domain/admin/account/has-new-access.ts';
import { assignProposal } from '@ecrin/domain/erasure-proposal/assign-proposal.ts';
import {
  confirmProposal,
  declineProposal,
  withdrawProposal,
} from '@ecrin/domain/erasure-proposal/decide-on-proposal.ts';
import { erasureProposal, type ErasureProposal } from '@ecrin/domain/erasure-proposal/erasure-proposal.aggregate.ts';
import { proposalRefusal, proposeErasure } from '@ecrin/domain/erasure-proposal/propose-erasure.ts';
import { clientRequest } from '@ecrin/domain/request/request.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import { findAccount } from '#account/find-accounts.ts';
import { endAllSessions } from '#account/session/end-sessions.ts';
import { findAdmin } from '#admin/find-admin.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { holderRefusal } from '#inbox/holder-refusal.ts';
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

/** Why the account cannot be erased this way; null: it can. */
const accountRefusal = async (services: Services, clientId: string): Promise<RefusedReply | null> => {
  const account = await findAccount(services, clientId);
  // One that is open by now is refused where it is decided: whoever sends the same again is not.
  const refused = proposalRefusal(
    account && { active: account.active, leaving: account.erasure !== null, proposed: false },
  );
  return refused && { refused };
};

/** The request that a proposal answers has to be of that client. */
const requestRefusal = async (
  services: Services,
  clientId: string,
  requestId: string | undefined,
): Promise<RefusedReply | null> => {
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
      const refusal =
        (await accountRefusal(services, clientId)) ?? (await requestRefusal(services, clientId, requestId));
      if (refusal) return refusal;
      // Each attempt queues its own, and only that of the one that is recorded becomes a mail.
      const { now } = context;
      const order = { now, newId: () => `erasure-proposed ${proposalId} ${now}` };
      await queueNotice(services, { kind: 'erasure-proposed', clientId, proposalId, madeAt: now }, order);
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
  services: Pick<Services, 'events'>,
  { params: { proposalId }, body: { reason } }: OfProposal,
  { proposal, adminId, now }: Pick<CustomContext, 'adminId' | 'now'> & Readonly<{ proposal: ErasureProposal }>,
) => {
  const both = proposal.status === 'none' ? [] : [adminId, proposal.by];
  const known = await Promise.all(both.map((one) => findAdmin(services, one)));
  const withNewAccess = known.flatMap((one) => (one && hasNewAccess(one, now) ? [one.entry.adminId] : []));
  return { proposalId, reason, by: adminId, withNewAccess, now };
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
      const { clientId } = request.params;
      const { state: proposal } = await loadAggregate(services.events, erasureProposal, { id: clientId });
      const confirmation = await confirmationOf(services, request, { ...context, proposal });
      const decided = confirmProposal(confirmation, proposal);
      // Nobody is signed out by what is refused, nor again by what was confirmed before.
      if ('refused' in decided) return decided;
      if (decided.length === 0) return confirmation;
      const refusal = await accountRefusal(services, clientId);
      if (refusal) return refusal;
      // Before it is recorded, so that no session outlives it; whoever signs in from then on keeps their account (`follow-erasure-proposal`).
      const sessions = await services.access.sessionsOf({ userType: 'client', userId: clientId }, context.now);
      await endAllSessions(services, { clientId, reason: 'erasure' }, context);
      return { ...confirmation, sessionIds: sessions.map(({ sessionId }) => sessionId) };
    },
    input: ({ found }) => found,
    decide: confirmProposal,
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

const assignProposalRoute = (services: Services) =>
  commandRoute({
    ...onProposal,
    method: 'put',
    path: '/clients/:clientId/erasure-proposals/:proposalId/holder',
    access: 'admin',
    summary: 'Takes a proposed erasure, hands it to another administrator, or releases it',
    params: proposalParams,
    body: assignItemRequest,
    prepare: ({ body: { to } }) => holderRefusal(services, to),
    input: ({ params: { proposalId }, body }, { adminId, now }) => ({ proposalId, ...body, by: adminId, now }),
    decide: assignProposal,
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
export const adminErasureProposalRoutes = (services: Services) =>
  [
    proposeErasureRoute(services),
    confirmProposalRoute(services),
    declineProposalRoute,
    assignProposalRoute(services),
  ] as const;

/** How the client says no. */
export const clientErasureProposalRoutes = [withdrawProposalRoute] as const;
