import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { badgeText, Bell } from '@ecrin/ui/bell/bell.tsx';
import { IconButton, iconButtonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { menuIcon, searchIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { AdminAvatar } from '#lib/session/admin-avatar.tsx';
import { appMessages as messages } from '../app.messages.ts';
import { paletteKeys } from './palette-keys.ts';
import styles from './top-bar.module.css';

export type SignedInAdmin = Readonly<{ role: AdminRole; name: string; picture: string | null; unread: number }>;
type TopBarProps = Readonly<{
  who: SignedInAdmin;
  title: string;
  ownHeading: boolean;
  menuOpen: boolean;
  onMenu: () => void;
  onSearch: () => void;
}>;

const BarEnd = ({ who: { name, picture, unread }, onSearch }: Pick<TopBarProps, 'who' | 'onSearch'>) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <IconButton
        label={formatMessage(messages.search, { keys: paletteKeys })}
        aria-haspopup="dialog"
        onClick={onSearch}
      >
        <Icon of={searchIcon} />
      </IconButton>
      <Link
        href="/admin/notifications"
        {...iconButtonLook}
        aria-label={formatMessage(messages.bell, { count: unread, badge: badgeText(unread) ?? '' })}
      >
        <Bell count={unread} />
      </Link>
      <Link href="/admin/account" {...iconButtonLook} aria-label={formatMessage(messages.account)}>
        <AdminAvatar admin={{ fullname: name, picture }} />
      </Link>
    </>
  );
};

/** Menu, title, search, bell and avatar. The title is the page's heading unless the screen has its own. */
export const TopBar = ({ who, title, ownHeading, menuOpen, onMenu, onSearch }: TopBarProps) => {
  const { formatMessage } = useIntl();
  return (
    <header className={styles['bar']}>
      <IconButton label={formatMessage(messages.menu)} aria-expanded={menuOpen} onClick={onMenu}>
        <Icon of={menuIcon} />
      </IconButton>
      {ownHeading ? (
        <p className={styles['title']}>{title}</p>
      ) : (
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
      )}
      <BarEnd who={who} onSearch={onSearch} />
    </header>
  );
};
