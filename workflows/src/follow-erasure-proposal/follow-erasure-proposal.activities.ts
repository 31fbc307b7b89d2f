import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { askErasure } from '@ecrin/domain/client/erasure/ask-erasure.ts';
import { withdrawErasure } from '@ecrin/domain/client/erasure/withdraw-erasure.ts';
import { confirmedIdOf, erasureProposal } from '@ecrin/domain/erasure-proposal/erasure-proposal.aggregate.ts';
import { expireProposal } from '@ecrin/domain/erasure-proposal/propose-erasure.ts';
import { erasureNumberOf } from '@ecrin/domain/erasure/erasure-reference.ts';
import { erasure, numberErasure } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import { msBetween } from '@ecrin/domain/time/instant.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { stepCommandId } from '@ecrin/platform/workflows/step-command-id.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { FollowErasureProposalInput, FollowErasureProposalOutcome } from './follow-erasure-proposal.input.ts';

const minute = 60_000;

/** The mail that says that an erasure is asked for, when, and where its certificate will be. */
export type ErasureMailOrder = Readonly<{ clientId: string; erasureId: string; now: string }>;

export type FollowErasureProposalServices = Readonly<{
  events: Pick<Events, 'readStream'>;
  execute: ExecuteCommand;
  clock: Clock;
  /** Every session was ended before the confirmation was recorded. */
  isSignedIn: (client: Readonly<{ clientId: string; now: string }>) => Promise<boolean>;
  /** What the devices of these sessions give back, as the API derives it. */
  receiptOf: (number: string, sessionId: string) => string;
  /** The same order again is the same mail. */
  queueErasureMail: (order: ErasureMailOrder) => Promise<void>;
}>;

export const createFollowErasureProposalActivities = (services: FollowErasureProposalServices) => ({
  /** In ms; a little longer than it lasts, since the clock of another process may be behind. */
  timeLeft: async ({ expiresAt }: FollowErasureProposalInput): Promise<number> =>
    Math.max(0, msBetween(services.clock.now().toISOString(), expiresAt)) + minute,
  follow: async (
    input: FollowErasureProposalInput,
    { idempotencyKey }: ActivityContext,
  ): Promise<FollowErasureProposalOutcome> => {
    const { ownerId, proposalId } = input;
    const now = services.clock.now().toISOString();
    const decide = decideInStep(services.execute, {
      process: 'follow-erasure-proposal',
      idempotencyKey,
      correlationId: proposalId,
      ownerId,
      timeZone: 'UTC',
      now,
    });
    const { state: proposal } = await loadAggregate(services.events, erasureProposal, { id: ownerId });
    if (confirmedIdOf(proposal) === proposalId) return askProposed(services, { ...input, idempotencyKey, now }, decide);
    await decide({
      name: 'expireProposal',
      aggregate: erasureProposal,
      id: ownerId,
      decide: expireProposal,
      input: { proposalId, now },
    });
    const { state: after } = await loadAggregate(services.events, erasureProposal, { id: ownerId });
    return after.status === 'expired' && after.proposalId === proposalId ? 'expired' : 'nothing';
  },
});
export type FollowErasureProposalActivities = ReturnType<typeof createFollowErasureProposalActivities>;

type Step = FollowErasureProposalInput & Readonly<{ idempotencyKey: string; now: string }>;

/** As the client would ask for it, with days of grace. The number comes first, so that no erasure is without one. */
const askProposed = async (
  { events, queueErasureMail, isSignedIn, receiptOf }: FollowErasureProposalServices,
  { ownerId: clientId, idempotencyKey, now }: Step,
  decide: ReturnType<typeof decideInStep>,
): Promise<FollowErasureProposalOutcome> => {
  // Not the proposal’s own, which an administrator’s browser chose: no number of another erasure can be hit on purpose.
  const erasureId = stepCommandId(idempotencyKey, 'erasure');
  const number = erasureNumberOf(erasureId);
  const { state: proposal } = await loadAggregate(events, erasureProposal, { id: clientId });
  const sessionIds = proposal.status === 'none' ? undefined : proposal.sessionIds;
  const devices = sessionIds?.map((sessionId) => receiptOf(number, sessionId));
  await decide({
    name: 'numberErasure',
    aggregate: erasure,
    id: number,
    decide: numberErasure,
    input: { number, clientId, erasureId, now, devices },
  });
  const outcome = await decide({
    name: 'askErasure',
    aggregate: client,
    id: clientId,
    decide: askErasure,
    input: { clientId, erasureId, by: 'administrator', sessionId: null, when: 'in-seven-days', now },
  });
  if ('refused' in outcome) return 'nothing';
  // Looked at only now: whoever signs in later withdraws it themself.
  if (await isSignedIn({ clientId, now })) {
    await decide({ name: 'withdrawErasure', aggregate: client, id: clientId, decide: withdrawErasure, input: { now } });
    return 'kept';
  }
  await queueErasureMail({ clientId, erasureId, now });
  return 'asked';
};
