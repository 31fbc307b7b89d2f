import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { AdminNotificationCard } from '@ecrin/contracts/admin-notification/admin-notification.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon, inboxIcon, infoIcon, lockOpenIcon, trendingUpIcon, warningIcon } from '@ecrin/ui/icon/icons.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { NewDevice } from './new-device/new-device.tsx';
import { useReadNotificationMutation } from './notifications.api.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';
import styles from './notifications.module.css';

const icons = { failures: warningIcon, access: lockOpenIcon, costs: trendingUpIcon, requests: inboxIcon } as const;
const iconOf = ({ kind, gravity }: AdminNotificationCard) =>
  kind === 'failures' && gravity === 'plain' ? infoIcon : icons[kind];

/** Its gravity is the disc of its icon, and said. */
export const NotificationRow = ({ card }: Readonly<{ card: AdminNotificationCard }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [read] = useReadNotificationMutation();
  const { notificationId, gravity, title, body, link, postedAt, read: isRead, sessionId } = card;
  const heading = useRef<HTMLHeadingElement>(null);
  const markRead = () => void read(notificationId);
  return (
    <li className={styles['row']} data-unread={!isRead || undefined}>
      <span className={styles['disc']} data-gravity={gravity}>
        <Icon of={iconOf(card)} />
      </span>
      <div className={styles['words']}>
        <h2 ref={heading} className={styles['name']} tabIndex={-1}>
          <Link href={link} onClick={() => (isRead ? undefined : markRead())}>
            {title}
          </Link>
        </h2>
        <p className="sm">{body}</p>
        {sessionId !== null && <NewDevice sessionId={sessionId} onDone={() => heading.current?.focus()} />}
        <p className="xs dim">
          {formatMessage(messages[gravity])}
          {!isRead && <span className="vh"> {formatMessage(messages.isNew)}</span>} ·{' '}
          <time dateTime={postedAt}>{shortDateTime(postedAt, language)}</time>
        </p>
      </div>
      {!isRead && (
        <IconButton label={formatMessage(messages.read, { title })} onClick={markRead}>
          <Icon of={checkIcon} />
        </IconButton>
      )}
    </li>
  );
};
