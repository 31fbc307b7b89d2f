import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { ActsPanel } from '#lib/activity/acts-panel.tsx';
import { libMessages } from '#lib/lib.messages.ts';
import { AdminAvatar } from '#lib/session/admin-avatar.tsx';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { accountMessages as messages } from './account.messages.ts';
import { AppearanceSettings } from './appearance.tsx';
import { PasskeySettings } from './passkeys/passkey-settings.tsx';
import { PasswordSettings } from './password/password-settings.tsx';
import { OwnPicture } from './picture/own-picture.tsx';
import { SecondFactorSettings } from './second-factor/second-factor-settings.tsx';
import { Sessions } from './sessions/sessions.tsx';
import styles from './account.module.css';

const Identity = ({ admin }: { admin: AdminProfile }) => {
  const { formatMessage } = useIntl();
  const { fullname, email, role } = admin;
  return (
    <div className={styles['who']}>
      <AdminAvatar admin={admin} size="lg" />
      <div>
        <p className="h4">{fullname}</p>
        <p className="sm dim">{email}</p>
        <p className="sm dim">{formatMessage(libMessages[role])}</p>
      </div>
      <OwnPicture admin={admin} />
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
      <PasskeySettings admin={admin} />
      <Sessions />
      <AppearanceSettings />
      <ActsPanel adminId={null} names={{ [admin._id]: admin.fullname }} />
    </div>
  );
};
