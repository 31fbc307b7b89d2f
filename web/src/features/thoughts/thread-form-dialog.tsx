import type { ThreadCard } from '@ecrin/contracts/thread.ts';
import { useIntl } from 'react-intl';
import { ThoughtDialog } from './thought-dialog.tsx';
import { nextColour } from './next-colour.ts';
import { ThreadForm } from './thread-form.tsx';
import { threadMessages as messages } from './threads.messages.ts';
import { useThreads } from './use-threads.ts';

/** `thread` absent: a new one. */
export const ThreadFormDialog = ({ thread, onClose }: { thread?: ThreadCard; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { all } = useThreads();
  return (
    <ThoughtDialog title={formatMessage(thread ? messages.edit : messages.start)} onClose={onClose}>
      <ThreadForm {...(thread && { thread })} colour={nextColour(all)} onKept={onClose} onLeave={onClose} />
    </ThoughtDialog>
  );
};
