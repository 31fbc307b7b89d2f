import { createProblemFeedback } from '@ecrin/browser/api/problem-feedback.ts';
import { libMessages } from '../lib.messages.ts';

export const { useFormatProblem, useResultFeedback } = createProblemFeedback(libMessages);
