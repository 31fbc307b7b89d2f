import { useIntl } from 'react-intl';
import { isApiProblem } from './problem.ts';
import { problemMessages as messages } from './problem.messages.ts';

/** Says why a call failed: in the server's own sentence, else in the specification's. null when there is no problem. */
export const useSayProblem = () => {
  const { formatMessage } = useIntl();
  return (problem: unknown) => {
    if (!problem) return null;
    if (!isApiProblem(problem)) return formatMessage(messages.failed);
    return problem.detail ?? formatMessage(problem.status === 0 ? messages.unreachable : messages.failed);
  };
};

export const useProblemSentence = (problem: unknown) => useSayProblem()(problem);
