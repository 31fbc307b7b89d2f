import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { nearDate } from '@ecrin/browser/time/short-date.ts';
import type { ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { userIcon } from '@ecrin/ui/icon/icons.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { useParams } from 'wouter';
import { useListProposalsInfiniteQuery } from '#lib/erasure-proposal/proposals.api.ts';
import { clientName } from '#lib/inbox/client-name.ts';
import { OverQueue, QueueFoot } from '#lib/inbox/detail.tsx';
import { InboxTabs } from '#lib/inbox/inbox-tabs.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { chosenIn } from '#lib/inbox/neighbour.ts';
import { Triage, type QueueItem } from '#lib/inbox/triage.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { ErasureDetail } from './erasure-detail.tsx';
import { endOf, isNearlyLost } from './erasure-state.ts';
import { erasuresMessages as messages } from './erasures.messages.ts';

type Status = 'open' | 'closed';

const NoProposals = ({ status }: Readonly<{ status: Status }>) => {
  const { formatMessage } = useIntl();
  return status === 'open' ? (
    <EmptyState setting title={formatMessage(messages.none)}>
      {formatMessage(messages.noneText)}
    </EmptyState>
  ) : (
    <EmptyState title={formatMessage(messages.noneClosed)} />
  );
};

const useQueueItem = (query: string) => {
  const { formatMessage } = useIntl();
  return (proposal: ShownProposal): QueueItem => {
    const { proposalId, client, by, since, status, expiresAt } = proposal;
    const line = formatMessage(messages.line, { who: by.fullname ?? formatMessage(inboxMessages.unnamed) });
    const state =
      status === 'open'
        ? formatMessage(messages.before, { day: nearDate(expiresAt) })
        : formatMessage(endOf(status, proposal));
    return {
      id: proposalId,
      href: `/admin/erasures/${proposalId}${query}`,
      icon: userIcon,
      title: clientName(client),
      detail: `${line} · ${state}`,
      since,
      late: isNearlyLost(proposal),
    };
  };
};

type QueueProps = Readonly<{ status: Status; openedId: string | null; query: string }>;

const ProposalQueue = ({ status, openedId, query }: QueueProps) => {
  const { formatMessage } = useIntl();
  const itemOf = useQueueItem(query);
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useListProposalsInfiniteQuery(status, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[38, 100, 100, 100]} />;
  const items = data.pages.flatMap((page) => page.items).map(itemOf);
  const chosenId = chosenIn(items, openedId);
  return (
    <>
      {chosenId === null ? (
        <NoProposals status={status} />
      ) : (
        <Triage
          label={formatMessage(messages.title)}
          items={items}
          chosenId={chosenId}
          opened={openedId !== null}
          listHref={`/admin/erasures${query}`}
          onMore={hasNextPage ? () => void fetchNextPage() : null}
        >
          <ErasureDetail key={chosenId} proposalId={chosenId} />
        </Triage>
      )}
      <QueueFoot>{formatMessage(messages.privacy)}</QueueFoot>
    </>
  );
};

const parts = { status: ['open', 'closed'] } as const;

/** Erasures that one administrator proposes, and another one decides on. */
export const ErasuresScreen = () => {
  const { formatMessage } = useIntl();
  const { proposalId } = useParams<{ proposalId?: string }>();
  const { state, set, query } = useAddressState(parts);
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <OverQueue opened={proposalId !== undefined}>
        <InboxTabs />
        <Toolbar count="">
          <Segment
            label={formatMessage(messages.status)}
            chosen={state.status}
            onChoose={(status) => set({ status }, { to: '/admin/erasures' })}
            choices={[
              { choice: 'open', label: formatMessage(messages.open) },
              { choice: 'closed', label: formatMessage(messages.closed) },
            ]}
          />
        </Toolbar>
      </OverQueue>
      <ProposalQueue status={state.status} openedId={proposalId ?? null} query={query} />
    </>
  );
};
