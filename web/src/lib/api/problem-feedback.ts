import { createProblemFeedback } from '@ecrin/browser/api/problem-feedback.ts';
import { problemMessages } from './problem.messages.ts';

export const { useFormatProblem, useProblemSentence, useResultFeedback, useCommandFeedback } =
  createProblemFeedback(problemMessages);
