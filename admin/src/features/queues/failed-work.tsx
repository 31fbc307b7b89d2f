import type { WorkItem } from '@ecrin/contracts/operation/operation.ts';
import { useState, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Link } from 'wouter';
import { clientName } from '#lib/inbox/client-name.ts';
import { DataTable, type Column } from '#lib/list/data-table.tsx';
import { queuesMessages as messages } from './queues.messages.ts';
import { CloseDialog, CloseOne, RetryOne } from './work-acts.tsx';
import { referenceOf, useWorkWords, type WorkWords } from './work-words.ts';
import styles from './queues.module.css';

/** Of work of the service itself there is none. */
const Client = ({ client }: WorkItem) =>
  client && (
    <Link href={`/admin/clients/${client.clientId}`} className="link">
      {clientName(client)}
    </Link>
  );

type Ends = Readonly<{ reason: string; cell: (item: WorkItem) => ReactNode }>;

/** The same for what failed and what waits. */
const columnsOf = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { nameOf, reasonOf, since }: WorkWords,
  { reason, cell }: Ends,
): readonly Column<WorkItem>[] => [
  { key: 'work', title: formatMessage(messages.work), place: 'title', cell: nameOf },
  { key: 'client', title: formatMessage(messages.client), place: 'detail', cell: Client },
  { key: 'reference', title: formatMessage(messages.reference), place: 'wide', cell: referenceOf },
  { key: 'reason', title: reason, place: 'detail', cell: reasonOf },
  {
    key: 'attempts',
    title: formatMessage(messages.attempts),
    place: 'wide',
    figures: true,
    cell: ({ attempts }) => attempts,
  },
  { key: 'since', title: formatMessage(messages.since), place: 'detail', cell: since },
  { key: 'act', title: formatMessage(messages.act), place: 'end', cell },
];

/** What failed, why, and what can be done about it. */
export const FailedWork = ({ items }: Readonly<{ items: readonly WorkItem[] }>) => {
  const intl = useIntl();
  const words = useWorkWords();
  const [closing, setClosing] = useState<string | null>(null);
  const acts = (item: WorkItem) => (
    <span className={styles['acts']}>
      {item.retryable && <RetryOne item={item} />}
      <CloseOne item={item} onClose={() => setClosing(item.workId)} />
    </span>
  );
  return (
    <>
      <DataTable
        caption={intl.formatMessage(messages.failures)}
        columns={columnsOf(intl, words, { reason: intl.formatMessage(messages.reason), cell: acts })}
        rows={items}
        keyOf={({ workId }) => workId}
      />
      {closing !== null && <CloseDialog workId={closing} onDone={() => setClosing(null)} />}
    </>
  );
};

const retryOf = (item: WorkItem): ReactNode => item.retryable && <RetryOne item={item} />;

/** What waits or runs, oldest first; a transcription that takes too long can be started again. */
export const WaitingWork = ({ items }: Readonly<{ items: readonly WorkItem[] }>) => {
  const intl = useIntl();
  const words = useWorkWords();
  return (
    <DataTable
      caption={intl.formatMessage(messages.waitingWork)}
      columns={columnsOf(intl, words, {
        reason: intl.formatMessage(messages.state),
        cell: retryOf,
      })}
      rows={items}
      keyOf={({ workId }) => workId}
    />
  );
};
