import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { AdminNotificationList } from '@ecrin/contracts/admin-notification/admin-notification.ts';
import { adminNotificationKinds } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checksIcon } from '@ecrin/ui/icon/icons.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { ExportButton } from '#lib/export/export-button.tsx';
import { ListFilters } from '#lib/list/list-filters.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { NotificationRow } from './notification-row.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { byDay, daysAgo } from './notifications-by-day.ts';
import {
  askedOf,
  useListNotificationsQuery,
  useReadAllNotificationsMutation,
  type NotificationFilter,
} from './notifications.api.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';
import { useNotificationExport } from './use-notification-export.ts';
import styles from './notifications.module.css';

const filters: readonly NotificationFilter[] = ['unread', 'all', ...adminNotificationKinds];
const [pageSize, most] = [30, 100];

const ReadAll = ({ through }: Readonly<{ through: string | undefined }>) => {
  const { formatMessage } = useIntl();
  const [readAll, { isLoading }] = useReadAllNotificationsMutation();
  const mark = async () => {
    const { data } = await readAll(through);
    if (data) showToast({ tone: 'done', message: formatMessage(messages.readAllDone, { count: data.read }) });
  };
  return (
    <Button look="text" busy={isLoading} onClick={() => void mark()}>
      <Icon of={checksIcon} size="sm" />
      {formatMessage(messages.readAll)}
    </Button>
  );
};

const useDayName = () => {
  const { formatMessage } = useIntl();
  return (day: string): string => {
    const ago = daysAgo(day, new Date());
    return ago === null ? day : formatMessage(ago === 0 ? messages.today : messages.yesterday);
  };
};

type ListProps = Readonly<{ list: AdminNotificationList; onMore: (() => void) | null }>;

const List = ({ list: { items, nextCursor }, onMore }: ListProps) => {
  const { formatMessage } = useIntl();
  const dayName = useDayName();
  if (items.length === 0)
    return (
      <EmptyState setting title={formatMessage(messages.none)}>
        {formatMessage(messages.noneText)}
      </EmptyState>
    );
  return (
    <div className={styles['panel']}>
      {byDay(items).map(({ day, cards }) => (
        <section key={day} className={styles['day']}>
          <h2 className="sm">{dayName(day)}</h2>
          <ul className={styles['list']}>
            {cards.map((card) => (
              <NotificationRow key={card.notificationId} card={card} />
            ))}
          </ul>
        </section>
      ))}
      {nextCursor !== null && onMore && <Button onClick={onMore}>{formatMessage(messages.more)}</Button>}
    </div>
  );
};

const parts = { filter: ['all', ...filters.filter((one) => one !== 'all')], shown: ['some', 'all'] } as const;

export const NotificationsScreen = () => {
  const { formatMessage } = useIntl();
  const { state, set } = useAddressState(parts);
  const { filter, shown } = state;
  const asked = { filter, limit: shown === 'all' ? most : pageSize };
  const columns = useNotificationExport();
  const { data, isError, refetch } = useListNotificationsQuery(asked, { refetchOnMountOrArgChange: true });
  usePageTitle(formatMessage(messages.title));
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[52, 100, 100, 100]} />;
  const labelOf = (one: NotificationFilter) => formatMessage(messages[one], { count: data.unread });
  return (
    <>
      <div className={styles['bar']}>
        <ListFilters
          count={labelOf(filter)}
          chosen={
            filter === 'all' ? [] : [{ label: labelOf(filter), drop: () => set({ filter: 'all', shown: 'some' }) }]
          }
        >
          <Chips name={formatMessage(messages.filters)}>
            {filters.map((one) => (
              <Chip key={one} aria-pressed={one === filter} onClick={() => set({ filter: one, shown: 'some' })}>
                {labelOf(one)}
              </Chip>
            ))}
          </Chips>
        </ListFilters>
        <span className={styles['acts']}>
          <ReadAll through={data.items[0]?.postedAt} />
          <ExportButton list="notifications" asked={askedOf(filter)} columns={columns} />
        </span>
      </div>
      <div className={styles['columns']}>
        <List list={data} onMore={shown === 'some' ? () => set({ shown: 'all' }) : null} />
        <NotificationSettings />
      </div>
    </>
  );
};
