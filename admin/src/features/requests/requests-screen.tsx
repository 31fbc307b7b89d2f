import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { requestKinds, type RequestRow } from '@ecrin/contracts/request/request.ts';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { useParams } from 'wouter';
import { holderPart, useHolderName } from '#lib/inbox/assignment.tsx';
import { OverQueue, QueueFoot } from '#lib/inbox/detail.tsx';
import { useCountInboxQuery } from '#lib/inbox/inbox-counts.api.ts';
import { InboxTabs } from '#lib/inbox/inbox-tabs.tsx';
import { chosenIn } from '#lib/inbox/neighbour.ts';
import { Triage, type QueueItem } from '#lib/inbox/triage.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { RequestDetailView } from './request-detail.tsx';
import { RequestFilters } from './request-filters.tsx';
import { kindIcons, useRequestWords } from './request-words.ts';
import { useListRequestsInfiniteQuery, type RequestFilter } from './requests.api.ts';
import { requestsMessages as messages } from './requests.messages.ts';

const useQueueItem = (query: string) => {
  const { titleOf, lineOf } = useRequestWords();
  const holderName = useHolderName();
  return (request: RequestRow): QueueItem => ({
    id: request.requestId,
    href: `/admin/requests/${request.requestId}${query}`,
    icon: kindIcons[request.kind],
    title: titleOf(request),
    detail: [lineOf(request), holderName(request.holder)].filter(Boolean).join(' · '),
    since: request.since,
    late: request.late,
  });
};

const NoRequests = ({ filter }: { filter: RequestFilter }) => {
  const { formatMessage } = useIntl();
  return filter.status === 'open' && !filter.kind && !filter.holder ? (
    <EmptyState setting title={formatMessage(messages.none)}>
      {formatMessage(messages.noneText)}
    </EmptyState>
  ) : (
    <EmptyState title={formatMessage(messages.noneHere)} />
  );
};

const useRequestList = (filter: RequestFilter) =>
  useListRequestsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });

const QueueLoading = () => <Skeleton label={useIntl().formatMessage(messages.loading)} lines={[38, 100, 100, 100]} />;

type QueueProps = Readonly<{
  filter: RequestFilter;
  list: ReturnType<typeof useRequestList>;
  openedId: string | null;
  query: string;
}>;

/** The queue of one filter, with the request of the address or the first one beside it. */
const RequestQueue = ({ filter, list, openedId, query }: QueueProps) => {
  const { formatMessage } = useIntl();
  const itemOf = useQueueItem(query);
  const { data, isError, refetch, hasNextPage, fetchNextPage } = list;
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!data) return <QueueLoading />;
  const items = data.pages.flatMap((page) => page.items).map(itemOf);
  const chosenId = chosenIn(items, openedId);
  // With the queue, not before it: it stands below.
  const foot = <QueueFoot>{formatMessage(messages.privacy)}</QueueFoot>;
  if (chosenId === null)
    return (
      <>
        <NoRequests filter={filter} />
        {foot}
      </>
    );
  return (
    <>
      <Triage
        label={formatMessage(messages.list)}
        items={items}
        chosenId={chosenId}
        opened={openedId !== null}
        listHref={`/admin/requests${query}`}
        onMore={hasNextPage ? () => void fetchNextPage() : null}
      >
        <RequestDetailView key={chosenId} requestId={chosenId} />
      </Triage>
      {foot}
    </>
  );
};

const parts = {
  status: ['open', 'awaiting-client', 'answered'],
  kind: ['', ...requestKinds],
  holder: holderPart,
} as const;

export const RequestsScreen = () => {
  const { formatMessage } = useIntl();
  const { requestId } = useParams<{ requestId?: string }>();
  const { state, set, query } = useAddressState(parts);
  const { status, kind, holder } = state;
  const filter: RequestFilter = { status, ...(kind !== '' && { kind }), ...(holder !== '' && { holder }) };
  // Another list no longer shows the request of the address.
  const choose = (chosen: RequestFilter) => set({ kind: '', holder: '', ...chosen }, { to: '/admin/requests' });
  const list = useRequestList(filter);
  const { isLoading: counting } = useCountInboxQuery();
  usePageTitle(formatMessage(messages.title));
  // How many lines the choices take depends on their counts.
  if (counting || list.isLoading) return <QueueLoading />;
  return (
    <>
      <OverQueue opened={requestId !== undefined}>
        <InboxTabs />
        <RequestFilters filter={filter} onFilter={choose} />
      </OverQueue>
      <RequestQueue filter={filter} list={list} openedId={requestId ?? null} query={query} />
    </>
  );
};
