import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { createContext, Suspense, use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withMessages } from '#lib/i18n/intl.tsx';
import { useFormatThreadName } from '../threads/use-threads.ts';
import { fileThoughtMessages as messages } from './file-thought.messages.ts';
import styles from '../threads/threads.module.css';

type PickerProps = Readonly<{ card: Pick<ThoughtCard, 'thoughtId' | 'thread'>; onClose: () => void }>;
const picker = lazyScreen<PickerProps>(
  withMessages('further', async () => (await import('./thread-picker.tsx')).ThreadPicker),
);

/** The picker, loaded when it is first opened. */
export const FileThoughtDialog = (props: PickerProps) => (
  <Suspense fallback={null}>
    <picker.Screen {...props} />
  </Suspense>
);

/** The thread whose page this is: not said again at each of its thoughts. */
export const PageThreadContext = createContext<string | null>(null);

const Label = ({ thread }: Pick<ThoughtCard, 'thread'>) => {
  const nameOf = useFormatThreadName();
  const ofPage = use(PageThreadContext);
  if (!thread) return <FormattedMessage {...messages.file} />;
  if (thread.threadId === ofPage) return <FormattedMessage {...messages.move} />;
  return (
    <>
      <Bead colour={thread.colour} />
      {nameOf(thread)}
    </>
  );
};

/** For a thought in a list: its thread, or a button to file it. Opens the picker. */
export const FileThoughtButton = ({ card, title }: { card: ThoughtCard; title: string }) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const nameOf = useFormatThreadName();
  const { thread } = card;
  const name = thread
    ? formatMessage(messages.inThread, { name: nameOf(thread), title })
    : formatMessage(messages.fileName, { title });
  return (
    <>
      <button
        type="button"
        className={styles['file']}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Label thread={thread} />
      </button>
      {open && <FileThoughtDialog card={card} onClose={() => setOpen(false)} />}
    </>
  );
};
