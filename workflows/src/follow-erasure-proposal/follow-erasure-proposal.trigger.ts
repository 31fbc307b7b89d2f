import type { ErasureProposalEvent } from '@ecrin/domain/erasure-proposal/erasure-proposal.events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { FollowErasureProposalInput } from './follow-erasure-proposal.input.ts';

const workflowIdOf = (proposalId: string): string => `follow-erasure-proposal/${proposalId}`;

const decided = ({ data: { proposalId } }: Readonly<{ data: Readonly<{ proposalId: string }> }>): TriggerAction => ({
  signal: { id: workflowIdOf(proposalId), signal: 'decided' },
});

export const followErasureProposalTrigger = defineTrigger<ErasureProposalEvent>()({
  name: 'follow-erasure-proposal',
  on: {
    ErasureProposalMade: ({ data: { clientId: ownerId, proposalId, expiresAt } }) => {
      const input: FollowErasureProposalInput = { ownerId, proposalId, expiresAt };
      return { start: { workflow: 'follow-erasure-proposal', id: workflowIdOf(proposalId), input } };
    },
    ErasureProposalConfirmed: decided,
    ErasureProposalDeclined: decided,
    ErasureProposalWithdrawn: decided,
  },
});
