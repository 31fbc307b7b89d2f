import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { moonIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useGetNotificationSetUpQuery } from '#lib/api/notification-settings.api.ts';
import { formatMinutesOfDay } from '#lib/time/minutes-of-day.ts';
import { listMessages as messages } from './list.messages.ts';
import styles from './notifications.module.css';

/** When nothing is sent, and where that is chosen. */
export const QuietHoursLine = () => {
  const { formatMessage } = useIntl();
  const { data } = useGetNotificationSetUpQuery();
  if (!data) return null;
  const { quietHours } = data.settings;
  const said = quietHours
    ? formatMessage(messages.quiet, {
        from: formatMinutesOfDay(quietHours.from),
        to: formatMinutesOfDay(quietHours.to),
      })
    : formatMessage(messages.quietNone);
  return (
    <p className={styles['quiet']}>
      <Icon of={moonIcon} size="sm" />
      <span>
        {said}{' '}
        <Link className="link" href="/app/profile/notifications">
          {formatMessage(quietHours ? messages.quietChange : messages.quietChoose)}
        </Link>
      </span>
    </p>
  );
};
