import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useKeepAccountMutation } from './erasure.api.ts';
import { erasureMessages as messages } from './erasure.messages.ts';

/** Ends the proposal of an administrator to erase the account, by its id. */
export const useKeepAccount = () => {
  const { formatMessage } = useIntl();
  const tryCommand = useCommandFeedback();
  const [send] = useKeepAccountMutation();
  return useCallback(
    async (proposalId: string) => {
      if (await tryCommand(send(proposalId).unwrap()))
        showToast({ tone: 'done', message: formatMessage(messages.kept) });
    },
    [send, tryCommand, formatMessage],
  );
};
