import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { ActsPanel } from '#lib/activity/acts-panel.tsx';
import { libMessages } from '#lib/lib.messages.ts';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { accountMessages as messages } from './account.messages.ts';
import { AppearanceSettings } from './appearance.tsx';
import { PasswordSettings } from './password/password-settings.tsx';
import { SecondFactorSettings } from './second-factor/second-factor-settings.tsx';
import { Sessions } from './sessions/sessions.tsx';
import styles from './account.module.css';

const Identity = ({ admin: { fullname, email, picture, role } }: { admin: AdminProfile }) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['who']}>
      <Avatar name={fullname ?? ''} picture={picture} size="lg" letters={2} />
      <div>
        <p className="h4">{fullname}</p>
        <p className="sm dim">{email}</p>
        <p className="sm dim">{formatMessage(libMessages[role])}</p>
      </div>
    </div>
  );
};

/** The own account: what only its owner may change. */
export const AccountScreen = () => {
  const { formatMessage } = useIntl();
  const { data: admin } = useGetMeQuery();
  usePageTitle(formatMessage(messages.title));
  if (!admin) return <Skeleton label={formatMessage(messages.loading)} lines={[42, 64, 94, 58]} />;
  return (
    <div className={styles['account']}>
      <Identity admin={admin} />
      <PasswordSettings email={admin.email ?? ''} />
      <SecondFactorSettings admin={admin} />
      <Sessions />
      <AppearanceSettings />
      <ActsPanel adminId={null} names={{ [admin._id]: admin.fullname }} />
    </div>
  );
};
