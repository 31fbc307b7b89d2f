import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { showToast } from '#lib/page/toasts.ts';
import {
  useArchiveThreadMutation,
  useDeleteThreadMutation,
  useMergeThreadMutation,
  useRestoreThreadMutation,
} from './threads.api.ts';
import { threadMessages as messages } from './threads.messages.ts';
import { useFormatThreadName } from './use-threads.ts';

/** What happens to a whole thread; each resolves to whether it was done. Deleting and merging can be taken back for 8 s. */
export const useThreadCommands = ({ threadId, archived }: ThreadCard) => {
  const { formatMessage } = useIntl();
  const [archive] = useArchiveThreadMutation();
  const [merge] = useMergeThreadMutation();
  const [remove] = useDeleteThreadMutation();
  const [restore] = useRestoreThreadMutation();
  const told = useCommandFeedback();
  const nameOf = useFormatThreadName();
  const done = (message: string) =>
    showToast({
      tone: 'done',
      message,
      action: { label: formatMessage(messages.undo), run: () => void told(restore(threadId).unwrap()) },
    });
  return {
    archive: () => told(archive({ threadId, archived: !archived }).unwrap()),
    remove: async () => {
      const gone = await told(remove(threadId).unwrap());
      if (gone) done(formatMessage(messages.removed));
      return gone;
    },
    merge: async (into: ThreadCard) => {
      const merged = await told(merge({ threadId, intoId: into.threadId }).unwrap());
      if (merged) done(formatMessage(messages.merged, { into: nameOf(into) }));
      return merged;
    },
  };
};
