import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { threadMessages } from '../threads/threads.messages.ts';
import { useFileThoughtMutation, useUnfileThoughtMutation } from './file-thought.api.ts';
import { fileThoughtMessages } from './file-thought.messages.ts';

type Thread = Readonly<{ threadId: string; name: string | null }>;
/** `from`: its current thread, for undo. */
export type FileThoughtOptions = Readonly<{
  thoughtId: string;
  to: Thread | null;
  from: string | null;
  suggested?: boolean;
}>;

/** Files a thought or takes it out of its thread, with an undo for 8 s. */
export const useFileThought = () => {
  const { formatMessage } = useIntl();
  const [file] = useFileThoughtMutation();
  const [unfile] = useUnfileThoughtMutation();
  const withFeedback = useCommandFeedback();
  const put = (thoughtId: string, threadId: string | null, suggested = false) =>
    withFeedback((threadId === null ? unfile(thoughtId) : file({ thoughtId, threadId, suggested })).unwrap());
  const messageOf = (to: FileThoughtOptions['to']) =>
    to
      ? formatMessage(fileThoughtMessages.filed, { name: to.name ?? formatMessage(threadMessages.nameless) })
      : formatMessage(fileThoughtMessages.unfiled);
  return async ({ thoughtId, to, from, suggested }: FileThoughtOptions): Promise<boolean> => {
    const threadId = to ? to.threadId : null;
    if (threadId === from) return true;
    if (!(await put(thoughtId, threadId, suggested))) return false;
    showToast({
      tone: 'done',
      message: messageOf(to),
      action: { label: formatMessage(threadMessages.undo), run: () => void put(thoughtId, from) },
    });
    return true;
  };
};
