import type { WorkCounts, WorkItem, WorkPage } from '@ecrin/contracts/operation/operation.ts';
import type { WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailedWork, WaitingWork } from './failed-work.tsx';
import { freshQuery, useListWorkQuery } from './queues.api.ts';
import { queuesMessages as messages } from './queues.messages.ts';
import { RetryAll } from './work-acts.tsx';
import { useWorkWords } from './work-words.ts';
import styles from './queues.module.css';

const [pageSize, most] = [20, 100];

type KindsProps = Readonly<{
  counts: WorkCounts;
  chosen: WorkKind | null;
  onChoose: (kind: WorkKind | null) => void;
}>;

/** The kinds of what failed, each with its count. */
const Kinds = ({ counts: { failed, byKind }, chosen, onChoose }: KindsProps) => {
  const { formatMessage } = useIntl();
  const { nameOf } = useWorkWords();
  return (
    <Chips name={formatMessage(messages.kinds)}>
      <Chip aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {formatMessage(messages.allKinds, { count: failed })}
      </Chip>
      {byKind.map(({ kind, failed: count }) => (
        <Chip key={kind} aria-pressed={chosen === kind} onClick={() => onChoose(kind)}>
          {formatMessage(messages.ofKind, { kind: nameOf({ kind }), count })}
        </Chip>
      ))}
    </Chips>
  );
};

const More = ({ onMore }: Readonly<{ onMore: () => void }>) => (
  <Button onClick={onMore}>{useIntl().formatMessage(messages.more)}</Button>
);

/** A kind of which nothing is left is no longer chosen. */
const ofCounts = (kind: WorkKind | null, { byKind }: WorkCounts): WorkKind | null =>
  byKind.some((one) => one.kind === kind) ? kind : null;

type ListProps = Readonly<{ page: WorkPage; stopped: readonly WorkItem[]; onMore: (() => void) | null }>;

const FailureList = ({ page: { items, nextCursor }, stopped, onMore }: ListProps) => {
  const { formatMessage } = useIntl();
  const all = [...stopped, ...items];
  if (all.length === 0) return <EmptyState title={formatMessage(messages.nothingFailed)} />;
  return (
    <>
      <FailedWork items={all} />
      {nextCursor !== null && onMore && <More onMore={onMore} />}
    </>
  );
};

/** Both lists are asked for beside the figures, and shown with them: nothing below moves. */
export const useWorkArrived = (): boolean => {
  const failed = useListWorkQuery({ state: 'failed', kind: null, limit: pageSize }, freshQuery);
  const waiting = useListWorkQuery({ state: 'running', kind: null, limit: pageSize }, freshQuery);
  return !failed.isLoading && !waiting.isLoading;
};

type FailuresProps = Readonly<{ counts: WorkCounts; stopped: readonly WorkItem[] }>;

/** What failed, of all kinds or of one. `stopped`: workflows, which no read model lists. */
export const Failures = ({ counts, stopped }: FailuresProps) => {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<WorkKind | null>(null);
  const [limit, setLimit] = useState(pageSize);
  const kind = ofCounts(asked, counts);
  const { currentData: failed } = useListWorkQuery({ state: 'failed', kind, limit }, freshQuery);
  const { retryable } = counts.byKind.find((one) => one.kind === kind) ?? counts;
  return (
    <section className={styles['failures']}>
      <div className={styles['head']}>
        <h2 className="h4">{formatMessage(messages.failures)}</h2>
        {retryable > 0 && <RetryAll kind={kind} count={retryable} />}
      </div>
      {counts.byKind.length > 1 && <Kinds counts={counts} chosen={kind} onChoose={setAsked} />}
      {failed ? (
        <FailureList
          page={failed}
          stopped={stopped.filter((run) => kind === null || run.kind === kind)}
          onMore={limit < most ? () => setLimit(most) : null}
        />
      ) : (
        <Skeleton label={formatMessage(messages.loading)} lines={[100, 100]} />
      )}
    </section>
  );
};

/** What runs or waits for its turn; nothing when nothing does. */
export const Waiting = () => {
  const { formatMessage } = useIntl();
  const [limit, setLimit] = useState(pageSize);
  const { data: waiting } = useListWorkQuery({ state: 'running', kind: null, limit }, freshQuery);
  if (!waiting || waiting.items.length === 0) return null;
  return (
    <section className={styles['failures']}>
      <h2 className="h4">{formatMessage(messages.waitingWork)}</h2>
      <WaitingWork items={waiting.items} />
      {waiting.nextCursor !== null && limit < most && <More onMore={() => setLimit(most)} />}
    </section>
  );
};
