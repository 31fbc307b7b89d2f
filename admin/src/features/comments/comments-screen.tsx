import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ListedStatus, ReportRow } from '@ecrin/contracts/comment-report/comment-report.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { flagIcon } from '@ecrin/ui/icon/icons.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'wouter';
import { ExportButton } from '#lib/export/export-button.tsx';
import { assignmentMessages } from '#lib/inbox/assignment.messages.ts';
import { HolderFilter, holderPart, useHolderLabel, useHolderName } from '#lib/inbox/assignment.tsx';
import { OverQueue, QueueFoot } from '#lib/inbox/detail.tsx';
import { InboxTabs } from '#lib/inbox/inbox-tabs.tsx';
import { Triage, type QueueItem } from '#lib/inbox/triage.tsx';
import { FilterGroup, ListFilters } from '#lib/list/list-filters.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { CommentDetail } from './comment-detail.tsx';
import { useListReportsInfiniteQuery, type ReportFilter } from './comments.api.ts';
import { asKeyword, commentsMessages as messages } from './comments.messages.ts';
import { useEntrustedStanding } from './entrust.tsx';
import { useReportExport } from './use-report-export.ts';

const statuses = ['open', 'entrusted', 'hidden', 'kept', 'restored'] as const satisfies readonly ListedStatus[];

const NoReports = ({ filter: { status, holder } }: { filter: ReportFilter }) => {
  const { formatMessage } = useIntl();
  if (status !== 'open' || holder) return <EmptyState title={formatMessage(messages.noneHere)} />;
  return (
    <EmptyState
      setting
      title={formatMessage(messages.none)}
      action={
        <Link href="/admin/requests" {...buttonLook()}>
          {formatMessage(messages.toRequests)}
        </Link>
      }
    >
      {formatMessage(messages.noneText)}
    </EmptyState>
  );
};

const useQueueItem = (query: string) => {
  const { formatMessage } = useIntl();
  const holderName = useHolderName();
  const entrusted = useEntrustedStanding();
  return ({ reportId, kind, reporters, published, since, late, holder, ...row }: ReportRow): QueueItem => ({
    id: reportId,
    href: `/admin/comments/${reportId}${query}`,
    icon: flagIcon,
    title: formatMessage(messages.report, { kind: asKeyword(kind) }),
    detail: [published?.place, formatMessage(messages.line, { count: reporters }), entrusted(row), holderName(holder)]
      .filter(Boolean)
      .join(' · '),
    since,
    late,
  });
};

/** Beside the queue until a report is opened: opening one may be told to those it concerns, so none opens by itself. */
const NoneOpened = ({ oldest }: { oldest: QueueItem | undefined }) => {
  const { formatMessage } = useIntl();
  if (!oldest) return null;
  return (
    <EmptyState
      title={formatMessage(messages.noneOpened)}
      action={
        <Link href={oldest.href} {...buttonLook({ look: 'primary' })}>
          {formatMessage(messages.openOldest)}
        </Link>
      }
    >
      {formatMessage(messages.openingIsTold)}
    </EmptyState>
  );
};

type QueueProps = Readonly<{ filter: ReportFilter; openedId: string | null; query: string }>;

const ReportQueue = ({ filter, openedId, query }: QueueProps) => {
  const { formatMessage } = useIntl();
  const itemOf = useQueueItem(query);
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useListReportsInfiniteQuery(filter, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[38, 100, 100, 100]} />;
  const items = data.pages.flatMap((page) => page.items).map(itemOf);
  const [oldest] = items;
  // With the queue, not before it: it stands below.
  const foot = <QueueFoot>{formatMessage(messages.privacy)}</QueueFoot>;
  if (oldest === undefined && openedId === null)
    return (
      <>
        <NoReports filter={filter} />
        {foot}
      </>
    );
  return (
    <>
      <Triage
        label={formatMessage(messages.title)}
        items={items}
        chosenId={openedId}
        opened={openedId !== null}
        listHref={`/admin/comments${query}`}
        onMore={hasNextPage ? () => void fetchNextPage() : null}
      >
        {openedId === null ? <NoneOpened oldest={oldest} /> : <CommentDetail key={openedId} reportId={openedId} />}
      </Triage>
      {foot}
    </>
  );
};

type Holder = (typeof holderPart)[number];
type HolderFiltersProps = Readonly<{ holder: Holder; onHolder: (holder: Holder) => void }>;

const HolderFilters = ({ holder, onHolder }: HolderFiltersProps) => {
  const { formatMessage } = useIntl();
  const labelOf = useHolderLabel();
  return (
    <ListFilters chosen={holder === '' ? [] : [{ label: labelOf(holder), drop: () => onHolder('') }]} count="">
      <FilterGroup title={formatMessage(assignmentMessages.filter)}>
        <HolderFilter chosen={holder} onChoose={onHolder} />
      </FilterGroup>
    </ListFilters>
  );
};

const parts = { status: statuses, holder: holderPart } as const;

export const CommentsScreen = () => {
  const { formatMessage } = useIntl();
  const { reportId } = useParams<{ reportId?: string }>();
  const { state, set, query } = useAddressState(parts);
  const { status, holder } = state;
  const filter: ReportFilter = { status, ...(holder !== '' && { holder }) };
  const columns = useReportExport();
  usePageTitle(formatMessage(messages.title));
  // Another list no longer shows the report of the address.
  const choose = (chosen: Partial<typeof state>) => set(chosen, { to: '/admin/comments' });
  return (
    <>
      <OverQueue opened={reportId !== undefined}>
        <InboxTabs />
        <Toolbar
          count=""
          filters={<HolderFilters holder={holder} onHolder={(chosen) => choose({ holder: chosen })} />}
          tools={<ExportButton list="comments" asked={filter} columns={columns} people />}
        >
          <Segment
            label={formatMessage(messages.status)}
            chosen={status}
            onChoose={(chosen) => choose({ status: chosen })}
            choices={statuses.map((choice) => ({ choice, label: formatMessage(messages[choice]) }))}
          />
        </Toolbar>
      </OverQueue>
      <ReportQueue filter={filter} openedId={reportId ?? null} query={query} />
    </>
  );
};
