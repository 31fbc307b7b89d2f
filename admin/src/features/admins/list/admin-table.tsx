import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { libMessages } from '#lib/lib.messages.ts';
import { DataTable, RowLink, type Column } from '#lib/list/data-table.tsx';
import { AdminAvatar } from '#lib/session/admin-avatar.tsx';
import { ActiveStatus } from '../active-status.tsx';
import { adminsMessages } from '../admins.messages.ts';
import { adminListMessages as messages } from './admin-list.messages.ts';
import type { AdminOrder } from './admin-list.ts';
import styles from '../admins.module.css';

const Name = (admin: AdminRow) => (
  <div className={styles['person']}>
    <AdminAvatar admin={admin} />
    <div>
      <RowLink href={`/admin/admins/${admin.adminId}`}>{admin.fullname ?? admin.email}</RowLink>
      <span className="xs dim">{admin.email}</span>
    </div>
  </div>
);

const useColumns = (): readonly Column<AdminRow>[] => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return [
    { key: 'name', title: formatMessage(messages.name), place: 'title', sorts: 'ascending', cell: Name },
    {
      key: 'role',
      title: formatMessage(adminsMessages.role),
      place: 'detail',
      cell: ({ role }) => formatMessage(libMessages[role]),
    },
    {
      key: 'factor',
      title: formatMessage(adminsMessages.factor),
      place: 'wide',
      cell: ({ secondFactor }) => formatMessage(secondFactor ? adminsMessages.factorOn : adminsMessages.factorOff),
    },
    {
      key: 'standing',
      title: formatMessage(messages.standing),
      place: 'standing',
      cell: ({ active }) => <ActiveStatus active={active} />,
    },
    {
      key: 'seen',
      title: formatMessage(adminsMessages.seen),
      place: 'end',
      named: true,
      sorts: 'descending',
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? shortDateTime(lastSeenAt, language) : formatMessage(adminsMessages.neverSeen),
    },
  ];
};

type AdminTableProps = Readonly<{
  admins: readonly AdminRow[];
  order: AdminOrder;
  onOrder: (order: AdminOrder) => void;
}>;

export const AdminTable = ({ admins, order, onOrder }: AdminTableProps) => {
  const { formatMessage } = useIntl();
  return (
    <DataTable
      caption={formatMessage(order === 'name' ? messages.captionName : messages.captionSeen)}
      columns={useColumns()}
      rows={admins}
      keyOf={({ adminId }) => adminId}
      order={{ by: order, onChange: (key) => onOrder(key === 'name' ? 'name' : 'seen') }}
    />
  );
};
