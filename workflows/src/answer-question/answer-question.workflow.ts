import { ActivityFault, defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { AnswerQuestionActivities } from './answer-question.activities.ts';
import type { AnswerQuestionInput, AnswerQuestionOutcome } from './answer-question.input.ts';

const minute = 60_000;

/** Answers outlive the page that asked: a reload or a restart of the server finds them. */
export const answerQuestion = defineWorkflow<AnswerQuestionInput, AnswerQuestionOutcome, AnswerQuestionActivities>({
  name: 'answer-question',
  retries: {
    '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: minute },
    // The person waits: after these the question fails, and can be asked again.
    answer: { initialMs: 500, factor: 3, maxMs: 10_000, attempts: 4, timeoutMs: 5 * minute },
  },
  run: async (run, input) => {
    try {
      return await run.activities.answer(input);
    } catch (fault) {
      if (!(fault instanceof ActivityFault)) throw fault;
      return run.activities.fail(input);
    }
  },
});
