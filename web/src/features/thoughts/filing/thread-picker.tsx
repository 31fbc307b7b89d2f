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

type ChoiceProps = Readonly<{
  /** The thread it is now. */
  current: string | null;
  /** Whether a thread can be left here. */
  leavable: boolean;
  /** Resolves to whether it is done; the dialog then closes. */
  onFile: (to: FileThoughtOptions['to']) => Promise<boolean>;
  onClose: () => void;
}>;

/** Selects a thread: an existing one, a new one, or none. */
export const ThreadChoiceDialog = ({ current, leavable, onFile, onClose }: ChoiceProps) => {
  const { formatMessage } = useIntl();
  const { open, all, failed, retry } = useThreads();
  const [starting, start] = useState<string | null>(null);
  const file = async (to: FileThoughtOptions['to']) => {
    if (await onFile(to)) onClose();
  };
  const further = (typed: string) => (
    <FurtherChoices
      newName={hasThreadNamed(all, typed) ? '' : typed}
      onStart={() => start(typed)}
      onUnfile={leavable ? () => void file(null) : null}
      onClose={onClose}
    />
  );
  return (
    <Dialog title={formatMessage(starting === null ? fileThoughtMessages.pick : messages.start)} onClose={onClose}>
      {failed && <ListFailed onRetry={retry} />}
      {starting === null && open && (
        <ThreadSearch threads={open} chosen={current} onChoose={(to) => void file(to)} more={further} />
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

/** Selects the thread of one thought. */
export const ThreadPicker = ({ card: { thoughtId, thread }, onClose }: PickerProps) => {
  const filing = useFileThought();
  const from = thread?.threadId ?? null;
  return (
    <ThreadChoiceDialog
      current={from}
      leavable={from !== null}
      onFile={(to) => filing({ thoughtId, to, from })}
      onClose={onClose}
    />
  );
};
