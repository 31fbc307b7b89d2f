import { goalCount, recordGoalDays } from '@ecrin/domain/goal-count/record-goal-days.ts';
import { taggedDays } from '@ecrin/domain/goal-count/tagged-days.ts';
import { isOngoing } from '@ecrin/domain/goal/feedback/morning-review.ts';
import type { GoalSnapshot } from '@ecrin/domain/goal/figures/goal-snapshot.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { PostServices } from '#post-from-workflow.ts';

type Recipient = Readonly<{ ownerId: string; timeZone: string; idempotencyKey: string }>;

/** For statistics, which cannot read tags: how many thoughts goals with tags count by day. In pieces, so that requests are answered in between. */
export const recordTagged = async (
  { execute, clock }: Pick<PostServices, 'execute' | 'clock'>,
  { ownerId, timeZone, idempotencyKey }: Recipient,
  goals: readonly GoalSnapshot[],
): Promise<void> => {
  for (const goal of goals) {
    await loopTurn();
    const days = taggedDays(goal);
    if (!days) continue;
    const now = clock.now().toISOString();
    const { goalId } = goal.history;
    const step = { process: 'review-goals', idempotencyKey, correlationId: goalId, ownerId, timeZone, now };
    await decideInStep(
      execute,
      step,
    )({
      name: `recordGoalDays-${goalId}`,
      aggregate: goalCount,
      id: goalId,
      decide: recordGoalDays,
      input: { goalId, ownerId, through: goal.today, ongoing: isOngoing(goal), days, now },
    });
  }
};
