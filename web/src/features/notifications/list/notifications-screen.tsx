import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Button, buttonLook, iconButtonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { moonIcon, checksIcon, settingsIcon } from '@ecrin/ui/icon/icons.ts';
import { NotificationItems, NotificationItemsSkeleton } from '@ecrin/ui/notification-item/notification-item.tsx';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useGetNotificationSetUpQuery } from '#lib/api/notification-settings.api.ts';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { WhyEmpty } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useInfiniteScroll } from '#lib/page/use-infinite-scroll.ts';
import { formatTimeOfDay } from '#lib/time/date-format.ts';
import { groupByDay } from '#lib/time/group-by-day.ts';
import { listMessages as messages } from './list.messages.ts';
import { openReminders } from './notification-list.ts';
import { NotificationRow } from './notification-row.tsx';
import { useReadAllNotificationsMutation } from './notifications.api.ts';
import { useRelativeTimes } from './relative-times.ts';
import { useNotifications } from './use-notifications.ts';
import styles from './notifications.module.css';

/** The quiet hours, with a link to their setting. */
const QuietHoursLine = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useGetNotificationSetUpQuery();
  if (!data) return null;
  const { quietHours } = data.settings;
  const sentence = quietHours
    ? formatMessage(messages.quiet, {
        from: formatTimeOfDay(language, quietHours.from),
        to: formatTimeOfDay(language, quietHours.to),
      })
    : formatMessage(messages.quietNone);
  return (
    <p className={styles['quiet']}>
      <Icon of={moonIcon} size="sm" />
      <span>
        {sentence}{' '}
        <Link className="link" href="/app/profile/notifications">
          {formatMessage(quietHours ? messages.quietChange : messages.quietChoose)}
        </Link>
      </span>
    </p>
  );
};

const ReadAll = ({ through }: { through: string }) => {
  const { formatMessage } = useIntl();
  const [readAll, { isLoading }] = useReadAllNotificationsMutation();
  const withFeedback = useCommandFeedback();
  const read = async () => {
    if (await withFeedback(readAll(through).unwrap()))
      showToast({ tone: 'done', message: formatMessage(messages.allRead) });
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <span className={styles['readAll']}>
      <Button
        look="text"
        busy={isLoading}
        aria-label={formatMessage(messages.readAll)}
        title={formatMessage(messages.readAll)}
        onClick={() => void read()}
      >
        <Icon of={checksIcon} />
        <span className={styles['desk']}>{formatMessage(messages.readAll)}</span>
      </Button>
    </span>
  );
};

const Settings = () => {
  const name = useIntl().formatMessage(messages.settings);
  return (
    <Link href="/app/profile/notifications" {...iconButtonLook} aria-label={name} title={name}>
      <Icon of={settingsIcon} />
    </Link>
  );
};

type Listed = ReturnType<typeof useNotifications>;

const More = ({ more }: { more: NonNullable<Listed['more']> }) => {
  const { formatMessage } = useIntl();
  const place = useInfiniteScroll<HTMLDivElement>(more.load, more.loading || more.failed);
  return (
    <div ref={place} className={styles['more']}>
      <Button busy={more.loading} onClick={more.load}>
        {formatMessage(more.loading ? messages.moreLoading : messages.moreOnes)}
      </Button>
    </div>
  );
};

const Empty = () => {
  const { formatMessage } = useIntl();
  const settingsLink = (
    <Link href="/app/profile/reminders" {...buttonLook()}>
      {formatMessage(messages.toReminders)}
    </Link>
  );
  return (
    <WhyEmpty setting title={formatMessage(messages.empty)} step={settingsLink}>
      {formatMessage(messages.emptyText)}
    </WhyEmpty>
  );
};

const List = ({ listed: { notifications, failed, more, retry } }: { listed: Listed }) => {
  const { formatMessage } = useIntl();
  const { here, dayTitleOf } = useRelativeTimes();
  if (failed) return <LoadFailed title={messages.missing} onRetry={retry} />;
  if (!notifications)
    return (
      <div>
        <output>
          <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
        </output>
        <NotificationItemsSkeleton notes={4} />
      </div>
    );
  if (notifications.length === 0 && !more) return <Empty />;
  const asking = openReminders(notifications);
  return (
    <>
      {groupByDay(notifications, { ...here, instantOf: ({ postedAt }) => postedAt }).map(({ day, items }) => (
        <section key={day} className={styles['group']} aria-label={dayTitleOf(day)}>
          <h2 className="label">{dayTitleOf(day)}</h2>
          <NotificationItems>
            {items.map((card) => (
              <NotificationRow key={card.notificationId} card={card} asks={asking.has(card.notificationId)} />
            ))}
          </NotificationItems>
        </section>
      ))}
      {more && <More more={more} />}
    </>
  );
};

/** All notifications, newest first. */
export const NotificationsScreen = () => {
  const { formatMessage } = useIntl();
  const listed = useNotifications();
  const newest = listed.notifications?.[0];
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain">
      <PageHead
        back={<BackLink />}
        title={formatMessage(messages.title)}
        actions={
          <>
            {listed.unread > 0 && newest && <ReadAll through={newest.postedAt} />}
            <Settings />
          </>
        }
      />
      <List listed={listed} />
      {(listed.notifications || listed.failed) && <QuietHoursLine />}
    </Page>
  );
};
