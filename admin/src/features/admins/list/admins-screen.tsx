import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { ExportButton } from '#lib/export/export-button.tsx';
import { SearchField } from '#lib/list/search-field.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { adminsMessages } from '../admins.messages.ts';
import { adminListMessages as messages } from './admin-list.messages.ts';
import { filterAndSortAdmins, type AdminOrder } from './admin-list.ts';
import { AdminTable } from './admin-table.tsx';
import { useAdminExport } from './use-admin-export.ts';

const CreateLink = () => {
  const { formatMessage } = useIntl();
  return (
    <Link href="/admin/admins/create" {...buttonLook({ look: 'primary' })}>
      <Icon of={plusIcon} size="sm" />
      {formatMessage(messages.create)}
    </Link>
  );
};

const Export = ({ sought, order }: Readonly<{ sought: string; order: AdminOrder }>) => (
  <ExportButton
    list="admins"
    asked={{}}
    columns={useAdminExport()}
    rowsOf={(admin: AdminRow) => filterAndSortAdmins([admin], sought, order)}
  />
);

const parts = { q: 'text', order: ['name', 'seen'] } as const;

export const AdminsScreen = () => {
  const { formatMessage } = useIntl();
  const { data: admins, isError, refetch } = useListAdminsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { state, set } = useAddressState(parts);
  const { q: sought, order } = state;
  const seek = (q: string) => set({ q });
  usePageTitle(formatMessage(adminsMessages.title));
  if (isError && !admins)
    return <LoadFailed title={formatMessage(adminsMessages.missing)} onRetry={() => void refetch()} />;
  if (!admins) return <Skeleton label={formatMessage(adminsMessages.loading)} lines={[38, 100, 100, 100, 100]} />;
  const shown = filterAndSortAdmins(admins, sought, order);
  return (
    <>
      <Toolbar
        count={formatMessage(messages.count, { count: shown.length })}
        tools={<Export sought={sought} order={order} />}
        action={<CreateLink />}
      >
        <SearchField
          label={formatMessage(messages.search)}
          hint={formatMessage(messages.searchHint)}
          sought={sought}
          onSeek={seek}
        />
      </Toolbar>
      {shown.length > 0 ? (
        <AdminTable admins={shown} order={order} onOrder={(chosen) => set({ order: chosen })} />
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
