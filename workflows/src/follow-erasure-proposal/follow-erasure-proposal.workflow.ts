import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { FollowErasureProposalActivities } from './follow-erasure-proposal.activities.ts';
import type { FollowErasureProposalInput, FollowErasureProposalOutcome } from './follow-erasure-proposal.input.ts';

const minute = 60_000;

/** Waits for a second administrator; asks for the erasure that they confirmed, or ends a proposal that nobody decided on. */
export const followErasureProposal = defineWorkflow<
  FollowErasureProposalInput,
  FollowErasureProposalOutcome,
  FollowErasureProposalActivities,
  'decided'
>({
  name: 'follow-erasure-proposal',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 1_000_000, timeoutMs: minute } },
  run: async (run, input) => {
    await run.waitFor('decided', await run.activities.timeLeft(input));
    return run.activities.follow(input);
  },
});
