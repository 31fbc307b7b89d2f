import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { fold } from '@ecrin/domain/text/search-words.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon } from '@ecrin/ui/icon/icons.ts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileThoughtMessages as messages } from '../filing/file-thought.messages.ts';
import { useFormatThreadName } from './use-threads.ts';
import styles from './thread-dialog.module.css';

/** Threads whose name contains what was typed, regardless of accents and case. */
export const matchingThreads = (threads: readonly ThreadCard[], typed: string): readonly ThreadCard[] => {
  const wanted = fold(typed.trim());
  return threads.filter(({ name }) => fold(name ?? '').includes(wanted));
};

/** Whether a thread of exactly that name exists. */
export const hasThreadNamed = (threads: readonly ThreadCard[], typed: string): boolean =>
  threads.some(({ name }) => fold(name ?? '') === fold(typed.trim()));

type ThreadChoiceProps = Readonly<{ thread: ThreadCard; chosen: boolean; onChoose: () => void }>;
const ThreadChoice = ({ thread, chosen, onChoose }: ThreadChoiceProps) => {
  const nameOf = useFormatThreadName();
  return (
    <li>
      <button type="button" className={styles['choice']} aria-pressed={chosen} onClick={onChoose}>
        <Bead colour={thread.colour} />
        <span>{nameOf(thread)}</span>
        {chosen && <Icon of={checkIcon} size="sm" />}
      </button>
    </li>
  );
};

type ThreadSearchProps = Readonly<{
  threads: readonly ThreadCard[];
  chosen?: string | null;
  onChoose: (thread: ThreadCard) => void;
  /** Further rows under the list, given what was typed. */
  more?: (typed: string) => ReactNode;
}>;

/** The client's threads to select from, filtered by what is typed. */
export const ThreadSearch = ({ threads, chosen = null, onChoose, more }: ThreadSearchProps) => {
  const { formatMessage } = useIntl();
  const [typed, type] = useState('');
  const shown = matchingThreads(threads, typed);
  return (
    <>
      {threads.length > 0 && (
        <Field
          label={formatMessage(messages.search)}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
      <ul className={styles['choices']} aria-label={formatMessage(messages.choices)}>
        {shown.map((thread) => (
          <ThreadChoice
            key={thread.threadId}
            thread={thread}
            chosen={thread.threadId === chosen}
            onChoose={() => onChoose(thread)}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <output className="sm dim">
          <FormattedMessage {...(threads.length > 0 ? messages.noMatch : messages.noOther)} />
        </output>
      )}
      {more?.(typed.trim())}
    </>
  );
};
