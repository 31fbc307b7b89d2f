import type { NotificationList, SnoozeRequest } from '@ecrin/contracts/notification/notification.ts';
import { api } from '#lib/api/api.ts';

const pageSize = 30;
type Snoozing = Readonly<{ notificationId: string; body: SnoozeRequest }>;
const act = (name: 'read' | 'open' | 'done') => (notificationId: string) => ({
  url: `/notifications/${notificationId}/${name}`,
  method: 'POST',
});

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.infiniteQuery<NotificationList, void, string | null>({
      query: ({ pageParam }) => ({
        url: '/notifications',
        params: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: ['Notification'],
    }),
    readNotification: build.mutation<unknown, string>({ query: act('read'), invalidatesTags: ['Notification'] }),
    openNotification: build.mutation<unknown, string>({ query: act('open'), invalidatesTags: ['Notification'] }),
    doneNotification: build.mutation<unknown, string>({ query: act('done'), invalidatesTags: ['Notification'] }),
    snoozeNotification: build.mutation<unknown, Snoozing>({
      query: ({ notificationId, body }) => ({ url: `/notifications/${notificationId}/snooze`, method: 'POST', body }),
      invalidatesTags: ['Notification'],
    }),
    /** `through`: when the newest one on screen was posted. */
    readAllNotifications: build.mutation<unknown, string>({
      query: (through) => ({ url: '/notifications/read-all', method: 'POST', body: { through } }),
      invalidatesTags: ['Notification'],
    }),
    deleteNotification: build.mutation<unknown, string>({
      // Also sent while the page unloads.
      query: (notificationId) => ({ url: `/notifications/${notificationId}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const {
  useListNotificationsInfiniteQuery,
  useReadNotificationMutation,
  useOpenNotificationMutation,
  useDoneNotificationMutation,
  useSnoozeNotificationMutation,
  useReadAllNotificationsMutation,
  useDeleteNotificationMutation,
} = notificationsApi;
