import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { inboxKinds, inboxStatuses } from '@ecrin/contracts/inbox/inbox.ts';
import { inboxPath } from '@ecrin/contracts/inbox/item-id.ts';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { Redirect, useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { holderPart } from '#lib/inbox/assignment.tsx';
import { OverQueue, QueueFoot } from '#lib/inbox/detail.tsx';
import { useCountInboxQuery } from '#lib/inbox/inbox-counts.api.ts';
import { InboxTabs } from '#lib/inbox/inbox-tabs.tsx';
import { chosenIn } from '#lib/inbox/neighbour.ts';
import { Triage, type QueueItem, type Walked } from '#lib/inbox/triage.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { useQueueItem } from './inbox-rows.ts';
import { useListInboxInfiniteQuery, type InboxFilter } from './inbox.api.ts';
import { ClosedReport, isReport, ItemDetail } from './item-detail.tsx';
import { listMessages as messages } from './list.messages.ts';

const NoItems = ({ filter: { status, kind, holder } }: Readonly<{ filter: InboxFilter }>) => {
  const { formatMessage } = useIntl();
  return status === 'open' && !kind && !holder ? (
    <EmptyState setting title={formatMessage(messages.none)}>
      {formatMessage(messages.noneText)}
    </EmptyState>
  ) : (
    <EmptyState title={formatMessage(messages.noneHere)} />
  );
};

const useInbox = (filter: InboxFilter) => useListInboxInfiniteQuery(filter, { refetchOnMountOrArgChange: true });

const QueueLoading = () => <Skeleton label={useIntl().formatMessage(messages.loading)} lines={[38, 100, 100, 100]} />;

type QueueProps = Readonly<{
  filter: InboxFilter;
  list: ReturnType<typeof useInbox>;
  openedId: string | null;
  query: string;
}>;

/** What is shown beside the list: the item of the address, or the first one; a report that was not opened stays closed. */
const useChosen = (items: readonly QueueItem[], openedId: string | null) => {
  const walked = useHistoryState<Walked | null>()?.walked === true;
  const chosenId = chosenIn(items, openedId);
  const chosen = items.find(({ id }) => id === chosenId);
  const closed = chosen && isReport(chosen.id) && (openedId === null || walked) ? chosen : null;
  return { chosenId, closed };
};

type ShownProps = Omit<QueueProps, 'list'> & Readonly<{ items: readonly QueueItem[]; onMore: (() => void) | null }>;

const Shown = ({ filter, items, openedId, query, onMore }: ShownProps) => {
  const { formatMessage } = useIntl();
  const { chosenId, closed } = useChosen(items, openedId);
  if (chosenId === null) return <NoItems filter={filter} />;
  return (
    <Triage
      label={formatMessage(messages.title)}
      items={items}
      chosenId={chosenId}
      isClosed={closed !== null}
      opened={openedId !== null}
      listHref={`${inboxPath}${query}`}
      onMore={onMore}
    >
      {closed ? <ClosedReport item={closed} /> : <ItemDetail key={chosenId} itemId={chosenId} />}
    </Triage>
  );
};

/** The items of one filter, with the chosen one beside them. */
const Queue = ({ list, ...queue }: QueueProps) => {
  const { formatMessage } = useIntl();
  const itemOf = useQueueItem(queue.query);
  const { data, isError, refetch, hasNextPage, fetchNextPage } = list;
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!data) return <QueueLoading />;
  const items = data.pages.flatMap((page) => page.items).map(itemOf);
  return (
    <>
      <Shown {...queue} items={items} onMore={hasNextPage ? () => void fetchNextPage() : null} />
      <QueueFoot>{formatMessage(messages.privacy)}</QueueFoot>
    </>
  );
};

const parts = { status: inboxStatuses, kind: ['', ...inboxKinds], holder: holderPart } as const;

/** Everything that waits for a decision: requests, reports and proposed erasures. */
export const InboxScreen = () => {
  const { formatMessage } = useIntl();
  const { itemId } = useParams<{ itemId?: string }>();
  const { state, set, query } = useAddressState(parts);
  const { status, kind, holder } = state;
  const filter: InboxFilter = { status, ...(kind !== '' && { kind }), ...(holder !== '' && { holder }) };
  // Another list no longer shows the item of the address.
  const choose = (chosen: InboxFilter) => set({ kind: '', holder: '', ...chosen }, { to: inboxPath });
  const list = useInbox(filter);
  const { isLoading: counting } = useCountInboxQuery(filter.holder ?? null);
  usePageTitle(formatMessage(messages.title));
  // How many lines the choices take depends on their counts.
  if (counting || list.isLoading) return <QueueLoading />;
  return (
    <>
      <OverQueue opened={itemId !== undefined}>
        <InboxTabs />
        <InboxFilters filter={filter} onFilter={choose} />
      </OverQueue>
      <Queue filter={filter} list={list} openedId={itemId ?? null} query={query} />
    </>
  );
};

/** Where reports and proposed erasures had lists of their own: links in notices that were sent lead there. */
export const ReportsMoved = () => {
  const { reportId } = useParams<{ reportId?: string }>();
  return <Redirect replace to={reportId === undefined ? `${inboxPath}?kind=report` : `${inboxPath}/${reportId}`} />;
};
export const ErasuresMoved = () => {
  const { proposalId } = useParams<{ proposalId?: string }>();
  const to = proposalId === undefined ? `${inboxPath}?kind=erasure` : `${inboxPath}/erasure.${proposalId}`;
  return <Redirect replace to={to} />;
};
