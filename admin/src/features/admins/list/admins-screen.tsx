import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon, searchIcon } from '@ecrin/ui/icon/icons.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { adminsMessages as messages } from '../admins.messages.ts';
import { filterAndSortAdmins, type AdminOrder } from './admin-list.ts';
import { AdminTable } from './admin-table.tsx';
import styles from '../admins.module.css';

const SearchField = ({ sought, onSeek }: Readonly<{ sought: string; onSeek: (sought: string) => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <search className={styles['search']}>
      <Icon of={searchIcon} />
      <input
        type="search"
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
        aria-label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.searchHint)}
      />
    </search>
  );
};

export const AdminsScreen = () => {
  const { formatMessage } = useIntl();
  const { data: admins, isError, refetch } = useListAdminsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [sought, seek] = useState('');
  const [order, setOrder] = useState<AdminOrder>('name');
  usePageTitle(formatMessage(messages.title));
  if (isError && !admins) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!admins) return <Skeleton label={formatMessage(messages.loading)} lines={[38, 100, 100, 100, 100]} />;
  const shown = filterAndSortAdmins(admins, sought, order);
  return (
    <>
      <div className={styles['toolbar']}>
        <SearchField sought={sought} onSeek={seek} />
        <output className={`${styles['count'] ?? ''} sm dim`}>
          {formatMessage(messages.count, { count: shown.length })}
        </output>
        <Link href="/admin/admins/create" {...buttonLook({ look: 'primary' })}>
          <Icon of={plusIcon} size="sm" />
          {formatMessage(messages.create)}
        </Link>
      </div>
      {shown.length > 0 ? (
        <AdminTable admins={shown} order={order} onOrder={setOrder} />
      ) : (
        <EmptyState
          title={formatMessage(messages.none)}
          action={<Button onClick={() => seek('')}>{formatMessage(messages.all)}</Button>}
        >
          {formatMessage(messages.noneText)}
        </EmptyState>
      )}
    </>
  );
};
