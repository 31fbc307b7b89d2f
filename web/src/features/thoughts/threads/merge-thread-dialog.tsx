import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { ThreadSearch } from './thread-search.tsx';
import { threadMessages as messages } from './threads.messages.ts';
import { useFormatThreadName, useThreads } from './use-threads.ts';
import styles from './thread-dialog.module.css';

/** Chooses the thread that another becomes part of. */
export const MergeThreadDialog = ({
  thread,
  onMerge,
  onClose,
}: {
  thread: ThreadCard;
  onMerge: (into: ThreadCard) => void;
  onClose: () => void;
}) => {
  const { formatMessage } = useIntl();
  const { open } = useThreads();
  const name = useFormatThreadName()(thread);
  return (
    <Dialog title={formatMessage(messages.merge)} onClose={onClose}>
      <p className="sm dim">
        <FormattedMessage {...messages.mergeText} values={{ name }} />
      </p>
      <ThreadSearch threads={(open ?? []).filter(({ threadId }) => threadId !== thread.threadId)} onChoose={onMerge} />
      <div className={styles['actions']}>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.leave} />
        </Button>
      </div>
    </Dialog>
  );
};
