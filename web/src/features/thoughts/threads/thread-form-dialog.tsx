import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { useIntl } from 'react-intl';
import { leastUsedColour } from './least-used-colour.ts';
import { ThreadForm } from './thread-form.tsx';
import { threadMessages as messages } from './threads.messages.ts';
import { useThreads } from './use-threads.ts';

/** `thread` absent: a new one. */
export const ThreadFormDialog = ({ thread, onClose }: { thread?: ThreadCard; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { all } = useThreads();
  return (
    <Dialog title={formatMessage(thread ? messages.edit : messages.start)} onClose={onClose}>
      <ThreadForm {...(thread && { thread })} colour={leastUsedColour(all)} onKept={onClose} onLeave={onClose} />
    </Dialog>
  );
};
