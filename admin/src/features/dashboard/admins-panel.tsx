import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { dashboardMessages as messages } from './dashboard.messages.ts';

const count = (admins: readonly AdminRow[], of: (admin: AdminRow) => boolean) => admins.filter(of).length;

/** For superadmins: how many there are, and who lacks a second factor. */
export const AdminsPanel = () => {
  const { formatMessage } = useIntl();
  const { data: admins, isError } = useListAdminsQuery(undefined, { refetchOnMountOrArgChange: true });
  const facts =
    admins &&
    ([
      [formatMessage(messages.activeAccounts), count(admins, ({ active }) => active)],
      [formatMessage(messages.superadmins), count(admins, ({ active, role }) => active && role === 'superadmin')],
      [formatMessage(messages.withoutFactor), count(admins, ({ active, secondFactor }) => active && !secondFactor)],
    ] as const);
  return (
    <Panel
      title={formatMessage(messages.admins)}
      aside={
        <Link href="/admin/admins" className="link xs">
          {formatMessage(messages.seeAll)}
        </Link>
      }
    >
      {facts && <Facts facts={facts} />}
      {!facts &&
        (isError ? (
          <Banner tone="warn">{formatMessage(messages.adminsMissing)}</Banner>
        ) : (
          <Skeleton label={formatMessage(messages.adminsLoading)} lines={[62, 54]} />
        ))}
    </Panel>
  );
};
