import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon, chevronRightIcon } from '@ecrin/ui/icon/icons.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { libMessages } from '#lib/lib.messages.ts';
import { ActiveStatus } from '../active-status.tsx';
import { adminsMessages } from '../admins.messages.ts';
import { adminListMessages as messages } from './admin-list.messages.ts';
import type { AdminOrder } from './admin-list.ts';
import styles from './admin-table.module.css';

type HeadProps = Readonly<{
  of: AdminOrder;
  order: AdminOrder;
  onOrder: (order: AdminOrder) => void;
  title: MessageDescriptor;
}>;
const Sortable = ({ of, order, onOrder, title }: HeadProps) => {
  const { formatMessage } = useIntl();
  const direction = of === 'name' ? 'ascending' : 'descending';
  return (
    <th scope="col" {...(of === order ? { 'aria-sort': direction } : {})}>
      <button type="button" onClick={() => onOrder(of)}>
        {formatMessage(title)}
        {of === order && <Icon of={chevronDownIcon} size="sm" />}
      </button>
    </th>
  );
};

const Row = ({ admin: { adminId, fullname, email, role, active, secondFactor, lastSeenAt } }: { admin: AdminRow }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <tr>
      <td data-cell="name">
        <Link href={`/admin/admins/${adminId}`} className={styles['open']}>
          {fullname ?? email}
        </Link>
        <span className="xs dim">{email}</span>
      </td>
      <td data-cell="role">{formatMessage(libMessages[role])}</td>
      <td data-cell="factor">{formatMessage(secondFactor ? adminsMessages.factorOn : adminsMessages.factorOff)}</td>
      <td data-cell="standing">
        <ActiveStatus active={active} />
      </td>
      <td data-cell="seen">
        {lastSeenAt ? shortDateTime(lastSeenAt, language) : formatMessage(adminsMessages.neverSeen)}
      </td>
      <td data-cell="go" aria-hidden="true">
        <Icon of={chevronRightIcon} size="sm" />
      </td>
    </tr>
  );
};

type AdminTableProps = Readonly<{
  admins: readonly AdminRow[];
  order: AdminOrder;
  onOrder: (order: AdminOrder) => void;
}>;

/** A table on a wide screen, cards on a phone; the whole row is a link. */
export const AdminTable = ({ admins, order, onOrder }: AdminTableProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['wrap']}>
      <table className={styles['table']}>
        <caption className="vh">
          {formatMessage(order === 'name' ? messages.captionName : messages.captionSeen)}
        </caption>
        <thead>
          <tr>
            <Sortable of="name" order={order} onOrder={onOrder} title={messages.name} />
            <th scope="col">{formatMessage(adminsMessages.role)}</th>
            <th scope="col" data-cell="factor">
              {formatMessage(adminsMessages.factor)}
            </th>
            <th scope="col">{formatMessage(messages.standing)}</th>
            <Sortable of="seen" order={order} onOrder={onOrder} title={adminsMessages.seen} />
            <td data-cell="go" aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {admins.map((admin) => (
            <Row key={admin.adminId} admin={admin} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
