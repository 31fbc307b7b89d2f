import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { FollowThreadAiUseActivities } from './follow-thread-ai-use.activities.ts';
import type { FollowThreadAiUseInput, FollowThreadAiUseOutcome } from './follow-thread-ai-use.input.ts';

const minute = 60_000;

/** Marks the thoughts of a thread as the thread is. Never given up: a model must not read what the person kept from it. */
export const followThreadAiUse = defineWorkflow<
  FollowThreadAiUseInput,
  FollowThreadAiUseOutcome,
  FollowThreadAiUseActivities
>({
  name: 'follow-thread-ai-use',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: 10 * minute } },
  run: (run, input) => run.activities.mark(input),
});
