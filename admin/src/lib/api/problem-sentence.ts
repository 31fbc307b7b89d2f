import { isApiProblem } from '@ecrin/browser/api/problem.ts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { libMessages as messages } from '../lib.messages.ts';

/** Why something failed: the server's own sentence, else ours; null without a failure. */
export const useFormatProblem = () => {
  const { formatMessage } = useIntl();
  return useCallback(
    (problem: unknown) => {
      if (problem === undefined || problem === null) return null;
      if (!isApiProblem(problem)) return formatMessage(messages.failed);
      return problem.detail ?? formatMessage(problem.status === 0 ? messages.unreachable : messages.failed);
    },
    [formatMessage],
  );
};
