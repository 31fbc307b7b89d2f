import { commentReport } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import { returnReport, settleReport } from '@ecrin/domain/comment-report/entrust-report.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { FollowEntrustedReportInput, FollowEntrustedReportOutcome } from './follow-entrusted-report.input.ts';

export type FollowEntrustedReportServices = Readonly<{ execute: ExecuteCommand; clock: Clock }>;
type Due = Extract<FollowEntrustedReportInput, { until: string }>;
type Hidden = Exclude<FollowEntrustedReportInput, Due>;

const stepOf = (
  { execute, clock }: FollowEntrustedReportServices,
  { reportId, ownerId }: FollowEntrustedReportInput,
  { idempotencyKey }: ActivityContext,
) => {
  const now = clock.now().toISOString();
  const step = {
    process: 'follow-entrusted-report',
    idempotencyKey,
    correlationId: reportId,
    ownerId,
    timeZone: 'UTC',
    now,
  };
  return { now, decide: decideInStep(execute, step) };
};

/** Neither does anything to a report that was answered, or handed over again, meanwhile. */
export const createFollowEntrustedReportActivities = (services: FollowEntrustedReportServices) => ({
  settle: async (input: Hidden, context: ActivityContext): Promise<FollowEntrustedReportOutcome> => {
    const { now, decide } = stepOf(services, input, context);
    const { reportId, by } = input;
    await decide({
      name: 'settleReport',
      aggregate: commentReport,
      id: reportId,
      decide: settleReport,
      input: { reportId, by, now },
    });
    return 'followed';
  },
  takeBack: async (input: Due, context: ActivityContext): Promise<FollowEntrustedReportOutcome> => {
    const { now, decide } = stepOf(services, input, context);
    const { reportId, until } = input;
    await decide({
      name: 'returnReport',
      aggregate: commentReport,
      id: reportId,
      decide: returnReport,
      input: { reportId, until, now },
    });
    return 'followed';
  },
});
export type FollowEntrustedReportActivities = ReturnType<typeof createFollowEntrustedReportActivities>;
