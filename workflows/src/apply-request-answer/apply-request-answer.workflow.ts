import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { ApplyRequestAnswerActivities } from './apply-request-answer.activities.ts';
import type { ApplyRequestAnswerInput, ApplyRequestAnswerOutcome } from './apply-request-answer.input.ts';

const minute = 60_000;

/** Gives what an accepted request was for, and takes it back when the answer is reversed. Never given up: the client was told. */
export const applyRequestAnswer = defineWorkflow<
  ApplyRequestAnswerInput,
  ApplyRequestAnswerOutcome,
  ApplyRequestAnswerActivities
>({
  name: 'apply-request-answer',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: minute } },
  run: (run, input) => run.activities.apply(input),
});
