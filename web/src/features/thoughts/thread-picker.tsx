import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListFailed } from './list-states.tsx';
import { isNamed } from './matching-threads.ts';
import { nextColour } from './next-colour.ts';
import { ThreadChoice } from './thread-choice.tsx';
import { ThreadForm } from './thread-form.tsx';
import { filingMessages, threadMessages as messages } from './threads.messages.ts';
import { useFiling, type Filing } from './use-filing.ts';
import { useThreads } from './use-threads.ts';
import styles from './thread-dialog.module.css';

type PickerProps = Readonly<{ card: Pick<ThoughtCard, 'thoughtId' | 'thread'>; onClose: () => void }>;

/** Chooses the thread of a thought: one there is, a new one, or none. */
export const ThreadPicker = ({ card: { thoughtId, thread }, onClose }: PickerProps) => {
  const { formatMessage } = useIntl();
  const { open, all, failed, retry } = useThreads();
  const [starting, start] = useState<string | null>(null);
  const filing = useFiling();
  const file = async (to: Filing['to']) => {
    if (await filing({ thoughtId, to, from: thread?.threadId ?? null })) onClose();
  };
  const rows = (typed: string) => (
    <div className={styles['rows']}>
      <Button look="text" onClick={() => start(typed)}>
        <Icon of={plusIcon} size="sm" />
        {typed !== '' && !isNamed(all, typed) ? (
          <FormattedMessage {...messages.startNamed} values={{ name: typed }} />
        ) : (
          <FormattedMessage {...messages.start} />
        )}
      </Button>
      {thread && (
        <Button look="text" onClick={() => void file(null)}>
          <FormattedMessage {...filingMessages.none} />
        </Button>
      )}
      <Button onClick={onClose}>
        <FormattedMessage {...messages.leave} />
      </Button>
    </div>
  );
  return (
    <Dialog title={formatMessage(starting === null ? filingMessages.pick : messages.start)} onClose={onClose}>
      {failed && <ListFailed onRetry={retry} />}
      {starting === null && open && (
        <ThreadChoice threads={open} chosen={thread?.threadId ?? null} onChoose={(to) => void file(to)} more={rows} />
      )}
      {starting !== null && (
        <ThreadForm
          name={starting}
          colour={nextColour(all)}
          onKept={(to) => void file(to)}
          onLeave={() => start(null)}
        />
      )}
    </Dialog>
  );
};
