import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronRightIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { profileMessages as messages } from '../profile.messages.ts';
import styles from '../profile.module.css';

const pages = [
  ['/app/goals', messages.goals],
  ['/app/profile/notifications', messages.notifications],
  ['/app/profile/reminders', messages.reminders],
  ['/app/profile/about', messages.about],
] as const;

/** What has a page of its own. */
export const PageLinks = () => {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles['pages']} aria-label={formatMessage(messages.further)}>
      {pages.map(([path, label]) => (
        <Link key={path} href={path}>
          {formatMessage(label)}
          <Icon of={chevronRightIcon} />
        </Link>
      ))}
    </nav>
  );
};
