import { assignReport } from '@ecrin/domain/comment-report/assign-report.ts';
import { commentReport } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import { assignProposal } from '@ecrin/domain/erasure-proposal/assign-proposal.ts';
import { erasureProposal } from '@ecrin/domain/erasure-proposal/erasure-proposal.aggregate.ts';
import { assignRequest } from '@ecrin/domain/request/commands/assign-request.ts';
import { clientRequest } from '@ecrin/domain/request/request.aggregate.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { ReleaseInboxInput, ReleaseInboxOutcome } from './release-inbox.input.ts';

/** An item of the inbox, and the client with whose stream it is decided. */
type HeldItem = Readonly<{ kind: 'request' | 'report' | 'erasure'; id: string; ownerId: string }>;

export type ReleaseInboxServices = Readonly<{
  /** Some of what an administrator has, as of everything recorded so far; none when nothing is left, null while the read models are behind. */
  heldItems: (adminId: string) => Promise<readonly HeldItem[] | null>;
  execute: ExecuteCommand;
  clock: Clock;
}>;

export const createReleaseInboxActivities = (services: ReleaseInboxServices) => ({
  release: async (
    input: ReleaseInboxInput,
    { idempotencyKey, signal }: ActivityContext,
  ): Promise<ReleaseInboxOutcome> => {
    let released = 0;
    for (;;) {
      signal.throwIfAborted();
      const items = await services.heldItems(input.adminId);
      if (items === null) throw new ActivityFault('behind', 'the read models of the inbox are behind');
      if (items.length === 0) return released;
      for (const item of items) await releaseItem(services, item, { input, idempotencyKey });
      released += items.length;
    }
  },
});
export type ReleaseInboxActivities = ReturnType<typeof createReleaseInboxActivities>;

type Step = Readonly<{ input: ReleaseInboxInput; idempotencyKey: string }>;

/** Whoever took it over meanwhile keeps it: the decision is refused then. */
const releaseItem = async (
  { execute, clock }: ReleaseInboxServices,
  item: HeldItem,
  { input: { adminId, by }, idempotencyKey }: Step,
): Promise<void> => {
  const now = clock.now().toISOString();
  const decide = decideInStep(execute, {
    process: 'release-inbox',
    idempotencyKey: `${idempotencyKey}/${item.id}`,
    correlationId: item.id,
    ownerId: item.ownerId,
    timeZone: 'UTC',
    now,
  });
  await release(decide, item, { from: adminId, to: null, by, now });
};

type Change = Readonly<{ from: string; to: null; by: string; now: string }>;

const release = (
  decide: ReturnType<typeof decideInStep>,
  { kind, id, ownerId }: HeldItem,
  change: Change,
): Promise<unknown> => {
  if (kind === 'request')
    return decide({
      name: 'releaseRequest',
      aggregate: clientRequest,
      id,
      decide: assignRequest,
      input: { ...change, requestId: id },
    });
  return kind === 'report'
    ? decide({
        name: 'releaseReport',
        aggregate: commentReport,
        id,
        decide: assignReport,
        input: { ...change, reportId: id },
      })
    : decide({
        name: 'releaseProposal',
        aggregate: erasureProposal,
        id: ownerId,
        decide: assignProposal,
        input: { ...change, proposalId: id },
      });
};
