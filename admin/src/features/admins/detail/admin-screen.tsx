import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDate, shortDateTime } from '@ecrin/browser/time/short-date.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ActsPanel } from '#lib/activity/acts-panel.tsx';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { libMessages } from '#lib/lib.messages.ts';
import { BackLink } from '#lib/page/back-link.tsx';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { AdminAvatar } from '#lib/session/admin-avatar.tsx';
import { storedUserId } from '#lib/session/session.ts';
import { ActiveStatus } from '../active-status.tsx';
import { adminsMessages } from '../admins.messages.ts';
import { withAdmin, type AdminProps } from '../with-admin.tsx';
import { AccessActions } from './access-actions.tsx';
import { adminDetailMessages as messages } from './admin-detail.messages.ts';
import styles from '../admins.module.css';

const Head = ({ admin }: Pick<AdminProps, 'admin'>) => {
  const { formatMessage } = useIntl();
  const { adminId, fullname, email, active } = admin;
  const own = adminId === storedUserId();
  return (
    <div className={styles['head']}>
      <AdminAvatar admin={admin} size="lg" />
      <div>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {fullname ?? email}
        </h1>
        <p className={`${styles['line'] ?? ''} sm dim`}>
          <span>{email}</span>
          <ActiveStatus active={active} />
        </p>
      </div>
      <div className={styles['acts']}>
        <Link href={`/admin/admins/${adminId}/edit`} {...buttonLook()}>
          {formatMessage(messages.edit)}
        </Link>
        <Link href={own ? '/admin/account' : `/admin/admins/${adminId}/edit-password`} {...buttonLook()}>
          {formatMessage(messages.changePassword)}
        </Link>
      </div>
    </div>
  );
};

const FactsPanel = ({ admin: { role, secondFactor, createdAt, lastSeenAt, sessions } }: Pick<AdminProps, 'admin'>) => {
  const { formatMessage, formatNumber } = useIntl();
  const { language } = useLanguage();
  const facts = [
    [formatMessage(adminsMessages.role), formatMessage(libMessages[role])],
    [
      formatMessage(adminsMessages.factor),
      formatMessage(secondFactor ? adminsMessages.factorOn : adminsMessages.factorOff),
    ],
    [formatMessage(messages.created), shortDate(createdAt)],
    [
      formatMessage(adminsMessages.seen),
      lastSeenAt ? shortDateTime(lastSeenAt, language) : formatMessage(adminsMessages.neverSeen),
    ],
    [formatMessage(messages.sessions), formatNumber(sessions)],
  ] as const;
  return (
    <Panel title={formatMessage(messages.facts)}>
      <Facts facts={facts} />
    </Panel>
  );
};

/** One administrator: details, and actions on their access. */
export const AdminScreen = withAdmin(({ admin, last }) => {
  const { formatMessage } = useIntl();
  const { data: admins = [] } = useListAdminsQuery();
  const names = Object.fromEntries(admins.map(({ adminId, fullname }) => [adminId, fullname]));
  usePageTitle(admin.fullname ?? admin.email ?? '');
  return (
    <>
      <BackLink to="/admin/admins">{formatMessage(adminsMessages.title)}</BackLink>
      <Head admin={admin} />
      <div className={styles['two']}>
        <FactsPanel admin={admin} />
        <AccessActions admin={admin} last={last} />
      </div>
      <ActsPanel adminId={admin.adminId} names={names} />
      <ActsPanel adminId={admin.adminId} names={names} side="on" />
    </>
  );
});
