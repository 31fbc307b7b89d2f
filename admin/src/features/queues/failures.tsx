import type { QueuesAnswer, WorkCounts, WorkItem, WorkPage } from '@ecrin/contracts/operation/operation.ts';
import { workKinds, type WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { ExportButton } from '#lib/export/export-button.tsx';
import { ListFilters } from '#lib/list/list-filters.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { FailedWork, WaitingWork } from './failed-work.tsx';
import { freshQuery, useListWorkQuery } from './queues.api.ts';
import { queuesMessages as messages } from './queues.messages.ts';
import { useWorkExport } from './use-work-export.ts';
import { RetryAll } from './work-acts.tsx';
import { useWorkWords } from './work-words.ts';
import styles from './queues.module.css';

const [pageSize, most] = [20, 100];
const limitOf = (shown: 'some' | 'all'): number => (shown === 'all' ? most : pageSize);

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
    <ListFilters
      count={formatMessage(messages.allKinds, { count: failed })}
      chosen={chosen === null ? [] : [{ label: nameOf({ kind: chosen }), drop: () => onChoose(null) }]}
    >
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
    </ListFilters>
  );
};

const More = ({ onMore }: Readonly<{ onMore: () => void }>) => (
  <Button onClick={onMore}>{useIntl().formatMessage(messages.more)}</Button>
);

/** A kind of which nothing is left is no longer chosen. */
const ofCounts = (kind: WorkKind | null, { byKind }: WorkCounts): WorkKind | null =>
  byKind.some((one) => one.kind === kind) ? kind : null;

type Tries = QueuesAnswer['tries'];

/** Tries of the process that runs it are more than those that began anew. */
const withTries =
  (tries: Tries) =>
  (item: WorkItem): WorkItem => ({
    ...item,
    attempts: Math.max(item.attempts, tries.find(({ workId }) => workId === item.workId)?.tries ?? 0),
  });

/** `stopped`: workflows, which no read model lists, before the others. */
type Rows = Readonly<{ stopped: readonly WorkItem[]; tries: Tries }>;
type ListProps = Rows & Readonly<{ page: WorkPage; onMore: (() => void) | null }>;

const FailureList = ({ page: { items, nextCursor }, stopped, tries, onMore }: ListProps) => {
  const all = [...stopped, ...items];
  return (
    <>
      <FailedWork items={all.map(withTries(tries))} />
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

type FailuresProps = Rows & Readonly<{ counts: WorkCounts }>;

/** The rows that its list shows, with the same tries. */
const WorkExport = ({ asked, stopped, tries }: Rows & Readonly<{ asked: Readonly<Record<string, string>> }>) => (
  <ExportButton
    list="work"
    asked={asked}
    columns={useWorkExport()}
    first={stopped.map(withTries(tries))}
    rowsOf={(item: WorkItem) => [withTries(tries)(item)]}
    people
  />
);

type ActsProps = FailuresProps & Readonly<{ kind: WorkKind | null }>;

/** What can be done about all of them. */
const FailureActs = ({ kind, counts, ...rows }: ActsProps) => {
  const { retryable } = counts.byKind.find((one) => one.kind === kind) ?? counts;
  return (
    <div className={styles['acts']}>
      {retryable > 0 && <RetryAll kind={kind} count={retryable} />}
      <WorkExport asked={kind === null ? {} : { kind }} {...rows} />
    </div>
  );
};

const parts = { kind: ['', ...workKinds], failed: ['some', 'all'] } as const;

/** What failed, of all kinds or of one; only shown where something did. */
export const Failures = ({ counts, stopped, tries }: FailuresProps) => {
  const { formatMessage } = useIntl();
  const { state, set } = useAddressState(parts);
  const kind = ofCounts(state.kind === '' ? null : state.kind, counts);
  const stoppedOfKind = stopped.filter((run) => kind === null || run.kind === kind);
  const { currentData: failed } = useListWorkQuery({ state: 'failed', kind, limit: limitOf(state.failed) }, freshQuery);
  return (
    <section className={styles['failures']}>
      <div className={styles['head']}>
        <h2 className="h4">{formatMessage(messages.failures)}</h2>
        <FailureActs kind={kind} counts={counts} stopped={stoppedOfKind} tries={tries} />
      </div>
      {counts.byKind.length > 1 && (
        <Kinds counts={counts} chosen={kind} onChoose={(chosen) => set({ kind: chosen ?? '', failed: 'some' })} />
      )}
      {failed ? (
        <FailureList
          page={failed}
          tries={tries}
          stopped={stoppedOfKind}
          onMore={state.failed === 'some' ? () => set({ failed: 'all' }) : null}
        />
      ) : (
        <Skeleton label={formatMessage(messages.loading)} lines={[100, 100]} />
      )}
    </section>
  );
};

const waitingParts = { waiting: ['some', 'all'] } as const;

/** What runs or waits for its turn; nothing when nothing does. */
export const Waiting = ({ tries }: Readonly<{ tries: Tries }>) => {
  const { formatMessage } = useIntl();
  const { state, set } = useAddressState(waitingParts);
  const limit = limitOf(state.waiting);
  const { data: waiting } = useListWorkQuery({ state: 'running', kind: null, limit }, freshQuery);
  if (!waiting || waiting.items.length === 0) return null;
  return (
    <section className={styles['failures']}>
      <div className={styles['head']}>
        <h2 className="h4">{formatMessage(messages.waitingWork)}</h2>
        <WorkExport asked={{ state: 'running' }} stopped={[]} tries={tries} />
      </div>
      <WaitingWork items={waiting.items.map(withTries(tries))} />
      {waiting.nextCursor !== null && limit < most && <More onMore={() => set({ waiting: 'all' })} />}
    </section>
  );
};
