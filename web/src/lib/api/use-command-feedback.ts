import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../page/toasts.ts';
import { problemSentence } from './problem-sentence.ts';

/** Awaits a command and shows the reason of a refusal; resolves to whether it was done. */
export const useCommandFeedback = () => {
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
