import type {
  AdminNotificationList,
  AdminNotificationSetUp,
} from '@ecrin/contracts/admin-notification/admin-notification.ts';
import type {
  AdminNotificationKind,
  AdminNotificationSettings,
} from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import { api } from '#lib/api/api.ts';

/** What the list shows. */
export type NotificationFilter = 'unread' | 'all' | AdminNotificationKind;
type Asked = Readonly<{ filter: NotificationFilter; limit: number }>;

/** What the list is asked for. */
export const askedOf = (filter: NotificationFilter): Readonly<Record<string, string>> => {
  if (filter === 'all') return {};
  return filter === 'unread' ? { unread: 'true' } : { kind: filter };
};

const queryOf = ({ filter, limit }: Asked): string =>
  `/notifications?${new URLSearchParams({ limit: String(limit), ...askedOf(filter) }).toString()}`;

export const {
  useListNotificationsQuery,
  useReadNotificationMutation,
  useReadAllNotificationsMutation,
  useGetNotificationSettingsQuery,
  useChooseNotificationSettingsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<AdminNotificationList, Asked>({
      query: queryOf,
      providesTags: ['AdminNotification'],
    }),
    readNotification: build.mutation<void, string>({
      query: (notificationId) => ({ url: `/notifications/${notificationId}/read`, method: 'POST' }),
      invalidatesTags: ['AdminNotification', 'AdminProfile'],
    }),
    readAllNotifications: build.mutation<Readonly<{ read: number }>, string | undefined>({
      query: (through) => ({ url: '/notifications/read-all', method: 'POST', body: through ? { through } : {} }),
      invalidatesTags: ['AdminNotification', 'AdminProfile'],
    }),
    getNotificationSettings: build.query<AdminNotificationSetUp, void>({
      query: () => '/notification-settings',
      providesTags: ['AdminNotification'],
    }),
    chooseNotificationSettings: build.mutation<void, AdminNotificationSettings>({
      query: (body) => ({ url: '/notification-settings', method: 'PUT', body }),
      invalidatesTags: ['AdminNotification'],
    }),
  }),
});
