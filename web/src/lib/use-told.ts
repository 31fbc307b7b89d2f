import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isApiProblem } from './problem.ts';
import { showToast } from './toasts.ts';
import { problemMessages as messages } from './problem.messages.ts';

/** Waits for a command and says why when it was refused; answers whether it was done. */
export const useTold = () => {
  const { formatMessage } = useIntl();
  return useCallback(
    async (command: Promise<unknown>): Promise<boolean> => {
      try {
        await command;
        return true;
      } catch (fault) {
        const detail = isApiProblem(fault) ? fault.detail : null;
        showToast({ tone: 'error', message: detail ?? formatMessage(messages.unchanged) });
        return false;
      }
    },
    [formatMessage],
  );
};
