import { usePageTitle } from '@ecrin/browser/page-title.ts';
import type { AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { libMessages } from '#lib/lib.messages.ts';
import { useGetMeQuery } from '#lib/me.api.ts';
import { accountMessages as messages } from './account.messages.ts';
import { Appearance } from './appearance.tsx';
import { PasswordPart } from './password-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { Sessions } from './sessions.tsx';
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

/** One's own account: what only its owner may change. */
export const AccountScreen = () => {
  const { formatMessage } = useIntl();
  const { data: admin } = useGetMeQuery();
  usePageTitle(formatMessage(messages.title));
  if (!admin) return <Skeleton label={formatMessage(messages.loading)} lines={[42, 64, 94, 58]} />;
  return (
    <div className={styles['account']}>
      <Identity admin={admin} />
      <PasswordPart email={admin.email ?? ''} />
      <SecondFactorPart admin={admin} />
      <Sessions />
      <Appearance />
    </div>
  );
};
