import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { answerMessages } from './answer.messages.ts';
import { questionProblem } from './question-problem.ts';

/** Says why a question failed. */
export const useQuestionProblem = () => {
  const { formatMessage } = useIntl();
  const sentenceOf = useFormatProblem();
  return (error: unknown): string =>
    questionProblem(error, { failed: formatMessage(answerMessages.failed), sentenceOf });
};

/** Awaits a command on a question and shows why it failed. */
export const useQuestionFeedback = () => {
  const sentenceOf = useQuestionProblem();
  return async (command: Promise<unknown>): Promise<void> => {
    try {
      await command;
    } catch (error) {
      showToast({ tone: 'error', message: sentenceOf(error) });
    }
  };
};
