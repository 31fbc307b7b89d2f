import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'wouter';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { adminsMessages as messages } from './admins.messages.ts';
import { isLastSuperadmin } from './list/admin-list.ts';

export type AdminProps = Readonly<{ admin: AdminRow; /** Keeps its role and stays active. */ last: boolean }>;

const UnknownAdmin = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.unknown);
  usePageTitle(title);
  return (
    <EmptyState
      level={1}
      title={title}
      action={
        <Link href="/admin/admins" {...buttonLook({ look: 'primary' })}>
          {formatMessage(messages.backToList)}
        </Link>
      }
    />
  );
};

/** A screen about the administrator of the address, once the list is loaded: it also shows whether they are the last superadmin. */
export const withAdmin = (Screen: ComponentType<AdminProps>) => () => {
  const { formatMessage } = useIntl();
  const { adminId } = useParams<{ adminId: string }>();
  const { data: admins, isError, refetch } = useListAdminsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError && !admins) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!admins) return <Skeleton label={formatMessage(messages.loading)} lines={[38, 64, 94, 58]} />;
  const admin = admins.find((one) => one.adminId === adminId);
  return admin ? <Screen admin={admin} last={isLastSuperadmin(admins, admin.adminId)} /> : <UnknownAdmin />;
};
