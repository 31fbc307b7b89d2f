import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { showToast } from '#lib/page/toasts.ts';
import { markPendingRemoval, clearPendingRemoval } from '../entry/pending-removals.ts';
import { useDeleteThoughtMutation, useRestoreThoughtMutation } from '../thought.api.ts';
import { thoughtMessages as messages } from '../thought.messages.ts';

/** Deletes, leaves the page, and offers for 8 s to take it back. */
export const useDeleteThought = (thoughtId: string) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [remove] = useDeleteThoughtMutation();
  const [restore] = useRestoreThoughtMutation();
  const told = useCommandFeedback();
  const takeBack = async () => {
    await told(restore(thoughtId).unwrap());
    clearPendingRemoval(thoughtId);
  };
  return async () => {
    markPendingRemoval(thoughtId);
    if (!(await told(remove(thoughtId).unwrap()))) return clearPendingRemoval(thoughtId);
    navigate('/app');
    showToast({
      tone: 'done',
      message: formatMessage(messages.removed),
      action: { label: formatMessage(messages.undo), run: () => void takeBack() },
    });
  };
};
