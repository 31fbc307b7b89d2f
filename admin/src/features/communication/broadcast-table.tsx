import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { BroadcastCard } from '@ecrin/contracts/broadcast/broadcast.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { clientName } from '#lib/inbox/client-name.ts';
import { DataTable, RowLink, type Column } from '#lib/list/data-table.tsx';
import { useShownPages } from '#lib/list/use-shown-pages.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { BroadcastState } from './broadcast-state.tsx';
import { useListBroadcastsInfiniteQuery } from './communication.api.ts';
import { communicationMessages as messages } from './communication.messages.ts';
import styles from './communication.module.css';

const Opened = ({ broadcast: { form, figures } }: { broadcast: BroadcastCard }) => {
  const { formatMessage, formatNumber } = useIntl();
  if (form === 'announcement') return formatMessage(messages.dismissedBy, { count: figures.dismissed });
  if (figures.delivered === 0) return null;
  const share = figures.opened / figures.delivered;
  return (
    <span className={styles['rate']}>
      <span className={styles['meter']} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })}
    </span>
  );
};

/** On a line of its own. */
const Recipient = ({ recipient }: Pick<BroadcastCard, 'recipient'>) =>
  recipient && <small className={`${styles['for'] ?? ''} xs dim`}>{clientName(recipient)}</small>;

const useFirstColumns = (): readonly Column<BroadcastCard>[] => {
  const { formatMessage, formatList } = useIntl();
  return [
    {
      key: 'title',
      title: formatMessage(messages.columnTitle),
      place: 'title',
      cell: ({ broadcastId, words, recipient }) => (
        <RowLink href={`/admin/communication/${broadcastId}`}>
          {words?.fr?.title ?? words?.en?.title ?? formatMessage(messages.untitled)}
          <Recipient recipient={recipient} />
        </RowLink>
      ),
    },
    {
      key: 'channels',
      title: formatMessage(messages.columnChannels),
      place: 'wide',
      cell: ({ form, channels }) =>
        form === 'announcement'
          ? formatMessage(messages.banner)
          : formatList(channels.map((channel) => formatMessage(messages.channelShort, { channel }))),
    },
    {
      key: 'date',
      title: formatMessage(messages.columnDate),
      place: 'detail',
      cell: ({ sendAt, changedAt }) => shortDate(sendAt ?? changedAt),
    },
  ];
};

const hasFigures = ({ form, state }: BroadcastCard): boolean =>
  form === 'message' && state !== 'draft' && state !== 'scheduled';

const figureTitles = {
  reached: messages.columnReached,
  delivered: messages.columnDelivered,
  unsubscribed: messages.columnUnsubscribed,
} as const;

const useColumns = (): readonly Column<BroadcastCard>[] => {
  const { formatMessage, formatNumber } = useIntl();
  return [
    ...useFirstColumns(),
    {
      key: 'state',
      title: formatMessage(messages.columnState),
      place: 'standing',
      cell: (broadcast) => <BroadcastState broadcast={broadcast} />,
    },
    ...(['reached', 'delivered', 'unsubscribed'] as const).map((key): Column<BroadcastCard> => ({
      key,
      figures: true,
      title: formatMessage(figureTitles[key]),
      place: 'wide',
      cell: (broadcast) => (hasFigures(broadcast) ? formatNumber(broadcast.figures[key]) : ''),
    })),
    {
      key: 'opened',
      figures: true,
      title: formatMessage(messages.columnOpened),
      place: 'end',
      cell: (broadcast) => <Opened broadcast={broadcast} />,
    },
  ];
};

/** Everything that was written, the last changed first. */
export const BroadcastTable = () => {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  const list = useListBroadcastsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, refetch, isFetchingNextPage } = list;
  const showMore = useShownPages(list);
  const rows = data?.pages.flatMap(({ items }) => items);
  if (isError && !rows)
    return <LoadFailed title={formatMessage(messages.listMissing)} onRetry={() => void refetch()} />;
  if (!rows) return <Skeleton label={formatMessage(messages.listLoading)} lines={[100, 100, 100]} />;
  if (rows.length === 0)
    return <EmptyState title={formatMessage(messages.none)}>{formatMessage(messages.noneText)}</EmptyState>;
  return (
    <>
      <DataTable
        caption={formatMessage(messages.caption)}
        columns={columns}
        rows={rows}
        keyOf={({ broadcastId }) => broadcastId}
      />
      {showMore && (
        <div>
          <Button busy={isFetchingNextPage} onClick={showMore}>
            {formatMessage(messages.more)}
          </Button>
        </div>
      )}
    </>
  );
};
