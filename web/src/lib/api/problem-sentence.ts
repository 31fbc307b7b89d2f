import { useIntl, type IntlShape } from 'react-intl';
import { problemMessages as messages } from './problem.messages.ts';
import { isApiProblem } from './problem.ts';

/** Why a call failed: the server's sentence, else a generic one. Without a response its outcome is unknown. */
export const problemSentence = (problem: unknown, formatMessage: IntlShape['formatMessage']): string => {
  if (!isApiProblem(problem)) return formatMessage(messages.failed);
  return problem.detail ?? formatMessage(problem.status === 0 ? messages.unreachable : messages.failed);
};

/** The same for a page; null when there is no problem. */
export const useFormatProblem = () => {
  const { formatMessage } = useIntl();
  return (problem: unknown) => (problem ? problemSentence(problem, formatMessage) : null);
};

export const useProblemSentence = (problem: unknown) => useFormatProblem()(problem);
