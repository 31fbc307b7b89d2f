import type { BroadcastDetail } from '@ecrin/contracts/broadcast/broadcast.ts';
import { useIntl } from 'react-intl';
import { clientName } from '#lib/inbox/client-name.ts';
import { DataTable, RowLink, type Column } from '#lib/list/data-table.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { communicationMessages as messages } from './communication.messages.ts';
import { selectorOf } from './selector.ts';

type Left = BroadcastDetail['left'][number];

const useColumns = (): readonly Column<Left>[] => {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'client',
      title: formatMessage(messages.columnClient),
      place: 'title',
      cell: ({ client }) => <RowLink href={`/admin/clients/${client.clientId}`}>{clientName(client)}</RowLink>,
    },
    {
      key: 'why',
      title: formatMessage(messages.columnReason),
      place: 'detail',
      cell: ({ reason }) => formatMessage(messages.leftOutOne, { reason: selectorOf(reason) }),
    },
  ];
};

/** Who of those it was for got nothing, by name, and why. */
export const LeftOutPanel = ({ broadcast: { left, figures } }: Readonly<{ broadcast: BroadcastDetail }>) => {
  const { formatMessage, formatNumber } = useIntl();
  const columns = useColumns();
  if (left.length === 0) return null;
  return (
    <Panel
      title={formatMessage(messages.notReached)}
      aside={<span className="sm dim">{formatNumber(figures.leftOut)}</span>}
    >
      <DataTable
        inPanel
        caption={formatMessage(messages.notReached)}
        columns={columns}
        rows={left}
        keyOf={({ client }) => client.clientId}
      />
    </Panel>
  );
};
