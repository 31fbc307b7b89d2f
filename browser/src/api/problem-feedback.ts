import { useCallback } from 'react';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { showToast } from '#page/toasts.ts';
import { isApiProblem } from './problem.ts';

/** `failed`: the server gave no reason. `unreachable`: there was no answer, so the outcome of the call is unknown. */
type ProblemMessages = Readonly<Record<'failed' | 'unreachable', MessageDescriptor>>;

/** Shows the results of an app's calls: a failure with the server's sentence, otherwise with one of its own `messages`. */
export const createProblemFeedback = (messages: ProblemMessages) => {
  const problemSentence = (problem: unknown, formatMessage: IntlShape['formatMessage']): string => {
    if (!isApiProblem(problem)) return formatMessage(messages.failed);
    return problem.detail ?? formatMessage(problem.status === 0 ? messages.unreachable : messages.failed);
  };

  /** The sentence of a problem; null when there is none. */
  const useFormatProblem = () => {
    const { formatMessage } = useIntl();
    return useCallback(
      (problem: unknown) => (problem ? problemSentence(problem, formatMessage) : null),
      [formatMessage],
    );
  };
  const useProblemSentence = (problem: unknown) => useFormatProblem()(problem);

  /** Shows the result of a call: the sentence `done`, or the reason. Returns whether it is done. */
  const useResultFeedback = () => {
    const formatProblem = useFormatProblem();
    return ({ error }: Readonly<{ error?: unknown }>, done: string): boolean => {
      const reason = formatProblem(error);
      showToast(reason === null ? { tone: 'done', message: done } : { tone: 'error', message: reason });
      return reason === null;
    };
  };

  /** Awaits a command and shows the reason of a refusal; resolves to whether it was done. */
  const useCommandFeedback = () => {
    const { formatMessage } = useIntl();
    return useCallback(
      async (command: Promise<unknown>): Promise<boolean> => {
        try {
          await command;
          return true;
        } catch (fault) {
          showToast({ tone: 'error', message: problemSentence(fault, formatMessage) });
          return false;
        }
      },
      [formatMessage],
    );
  };

  return { useFormatProblem, useProblemSentence, useResultFeedback, useCommandFeedback };
};
