import { shortDate, shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { ClientOrder, ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { DataTable, RowLink, type Column } from '#lib/list/data-table.tsx';
import { ClientStanding, titleOf } from '../client-standing.tsx';
import { clientsMessages as messages } from '../clients.messages.ts';
import styles from '../clients.module.css';

const Name = ({ row }: Readonly<{ row: ClientRow }>) => (
  <>
    <RowLink href={`/admin/clients/${row.clientId}`}>{titleOf(row, useIntl().formatMessage)}</RowLink>
    <span className="xs dim">{row.email ?? row.phone}</span>
  </>
);

type Words = Readonly<{
  say: (message: MessageDescriptor, values?: Readonly<Record<string, number>>) => string;
  count: (value: number) => string;
  language: Language;
}>;

/** Who they are. */
const identityColumns = ({ say }: Words): readonly Column<ClientRow>[] => [
  { key: 'name', title: say(messages.name), place: 'title', sorts: 'ascending', cell: (row) => <Name row={row} /> },
  {
    key: 'code',
    title: say(messages.code),
    place: 'wide',
    cell: ({ referralCode }) => <code className={styles['code']}>{referralCode}</code>,
  },
  { key: 'city', title: say(messages.city), place: 'wide', cell: ({ city }) => city },
  {
    key: 'standing',
    title: say(messages.standing),
    place: 'standing',
    cell: (row) => <ClientStanding {...row} />,
  },
];

/** How much they use Écrin, and since when. */
const figureColumns = ({ say, count, language }: Words): readonly Column<ClientRow>[] => [
  { key: 'goals', title: say(messages.goals), place: 'wide', cell: ({ goals }) => count(goals) },
  {
    key: 'thoughts',
    title: say(messages.thoughts),
    place: 'detail',
    cell: ({ thoughts }) => say(messages.thoughtCount, { count: thoughts }),
  },
  {
    key: 'registered',
    title: say(messages.registered),
    place: 'wide',
    sorts: 'descending',
    cell: ({ registeredAt }) => shortDate(registeredAt),
  },
  {
    key: 'seen',
    title: say(messages.seen),
    place: 'end',
    named: true,
    sorts: 'descending',
    cell: ({ seenAt }) => shortDateTime(seenAt, language),
  },
];

const useColumns = (): readonly Column<ClientRow>[] => {
  const { formatMessage, formatNumber } = useIntl();
  const { language } = useLanguage();
  const words: Words = { say: formatMessage, count: formatNumber, language };
  return [...identityColumns(words), ...figureColumns(words)];
};

const orders: readonly ClientOrder[] = ['name', 'registered', 'seen'];

type ClientTableProps = Readonly<{
  clients: readonly ClientRow[];
  order: ClientOrder;
  onOrder: (order: ClientOrder) => void;
}>;

export const ClientTable = ({ clients, order, onOrder }: ClientTableProps) => {
  const { formatMessage } = useIntl();
  const change = (key: string) => onOrder(orders.find((one) => one === key) ?? 'seen');
  return (
    <DataTable
      caption={formatMessage(messages.caption)}
      columns={useColumns()}
      rows={clients}
      keyOf={({ clientId }) => clientId}
      order={{ by: order, onChange: change }}
    />
  );
};
