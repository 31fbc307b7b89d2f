import type { BroadcastRecipient } from '@ecrin/contracts/broadcast/broadcast-recipients.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { StatusDot } from '@ecrin/ui/status-dot/status-dot.tsx';
import { useIntl } from 'react-intl';
import { ExportButton } from '#lib/export/export-button.tsx';
import { clientName } from '#lib/inbox/client-name.ts';
import { DataTable, RowLink, type Column } from '#lib/list/data-table.tsx';
import { useShownPages } from '#lib/list/use-shown-pages.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { useListRecipientsInfiniteQuery } from './communication.api.ts';
import { communicationMessages as messages } from './communication.messages.ts';
import { stepOf, useRecipientWords } from './recipient-words.ts';
import { useRecipientExport } from './use-recipient-export.ts';

const tones = { opened: 'good', delivered: 'good', sent: 'warning', posted: 'none', blocked: 'bad' } as const;

const useColumns = (): readonly Column<BroadcastRecipient>[] => {
  const { formatMessage } = useIntl();
  const { channelsOf, stageOf, whyOf } = useRecipientWords();
  return [
    {
      key: 'client',
      title: formatMessage(messages.columnClient),
      place: 'title',
      cell: ({ client }) => <RowLink href={`/admin/clients/${client.clientId}`}>{clientName(client)}</RowLink>,
    },
    {
      key: 'channels',
      title: formatMessage(messages.columnChannels),
      place: 'detail',
      cell: channelsOf,
    },
    {
      key: 'stage',
      title: formatMessage(messages.columnStage),
      place: 'standing',
      cell: (row) => <StatusDot tone={tones[stepOf(row)]}>{stageOf(row)}</StatusDot>,
    },
    {
      key: 'why',
      title: formatMessage(messages.columnWhy),
      place: 'detail',
      cell: whyOf,
    },
  ];
};

const Rows = ({ rows }: Readonly<{ rows: readonly BroadcastRecipient[] }>) => {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  if (rows.length === 0) return <p className="sm dim">{formatMessage(messages.noRecipients)}</p>;
  return (
    <DataTable
      inPanel
      caption={formatMessage(messages.recipients)}
      columns={columns.filter(({ key }) => key !== 'why' || rows.some(({ blocked }) => blocked.length > 0))}
      rows={rows}
      keyOf={({ client }) => client.clientId}
    />
  );
};

type RecipientsPanelProps = Readonly<{ broadcastId: string; pollingInterval: number }>;

/** Each client whom a message reached: by which ways, how far it got and why no further. It changes while it is looked at. */
export const RecipientsPanel = ({ broadcastId, pollingInterval }: RecipientsPanelProps) => {
  const { formatMessage } = useIntl();
  const list = useListRecipientsInfiniteQuery(broadcastId, {
    refetchOnMountOrArgChange: true,
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  const { data, isError, refetch, isFetchingNextPage } = list;
  const showMore = useShownPages(list);
  const columns = useRecipientExport();
  const rows = data?.pages.flatMap(({ items }) => items);
  if (isError && !rows)
    return <LoadFailed title={formatMessage(messages.recipientsMissing)} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={formatMessage(messages.recipients)}
      aside={
        <ExportButton
          list="recipients"
          path={`/broadcasts/${broadcastId}/recipients`}
          asked={{}}
          columns={columns}
          people
        />
      }
    >
      {rows ? <Rows rows={rows} /> : <Skeleton label={formatMessage(messages.listLoading)} lines={[100, 100]} />}
      {showMore && (
        <div>
          <Button busy={isFetchingNextPage} onClick={showMore}>
            {formatMessage(messages.more)}
          </Button>
        </div>
      )}
    </Panel>
  );
};
