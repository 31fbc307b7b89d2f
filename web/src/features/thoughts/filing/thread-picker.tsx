import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListFailed } from '../list/list-states.tsx';
import { leastUsedColour, ThreadForm } from '../threads/thread-form.tsx';
import { threadPageMessages as pageMessages } from '../threads/thread-pages.messages.ts';
import { hasThreadNamed, ThreadSearch } from '../threads/thread-search.tsx';
import { threadMessages as messages } from '../threads/threads.messages.ts';
import { useThreads } from '../threads/use-threads.ts';
import { fileThoughtMessages } from './file-thought.messages.ts';
import { useFileThought, type FileThoughtOptions } from './use-file-thought.ts';
import styles from '../threads/thread-dialog.module.css';

type PickerProps = Readonly<{ card: Pick<ThoughtCard, 'thoughtId' | 'thread'>; onClose: () => void }>;

type FurtherProps = Readonly<{
  /** What was typed, as the name of a new thread; empty when there is a thread of that name. */
  newName: string;
  onStart: () => void;
  onUnfile: (() => void) | null;
  onClose: () => void;
}>;

const FurtherChoices = ({ newName, onStart, onUnfile, onClose }: FurtherProps) => (
  <div className={styles['rows']}>
    <Button look="text" onClick={onStart}>
      <Icon of={plusIcon} size="sm" />
      {newName === '' ? (
        <FormattedMessage {...messages.start} />
      ) : (
        <FormattedMessage {...pageMessages.startNamed} values={{ name: newName }} />
      )}
    </Button>
    {onUnfile && (
      <Button look="text" onClick={onUnfile}>
        <FormattedMessage {...fileThoughtMessages.none} />
      </Button>
    )}
    <Button onClick={onClose}>
      <FormattedMessage {...pageMessages.leave} />
    </Button>
  </div>
);

/** Selects the thread of a thought: an existing one, a new one, or none. */
export const ThreadPicker = ({ card: { thoughtId, thread }, onClose }: PickerProps) => {
  const { formatMessage } = useIntl();
  const { open, all, failed, retry } = useThreads();
  const [starting, start] = useState<string | null>(null);
  const filing = useFileThought();
  const file = async (to: FileThoughtOptions['to']) => {
    if (await filing({ thoughtId, to, from: thread?.threadId ?? null })) onClose();
  };
  const further = (typed: string) => (
    <FurtherChoices
      newName={hasThreadNamed(all, typed) ? '' : typed}
      onStart={() => start(typed)}
      onUnfile={thread && (() => void file(null))}
      onClose={onClose}
    />
  );
  return (
    <Dialog title={formatMessage(starting === null ? fileThoughtMessages.pick : messages.start)} onClose={onClose}>
      {failed && <ListFailed onRetry={retry} />}
      {starting === null && open && (
        <ThreadSearch
          threads={open}
          chosen={thread?.threadId ?? null}
          onChoose={(to) => void file(to)}
          more={further}
        />
      )}
      {starting !== null && (
        <ThreadForm
          name={starting}
          colour={leastUsedColour(all)}
          onSaved={(to) => void file(to)}
          onLeave={() => start(null)}
        />
      )}
    </Dialog>
  );
};
