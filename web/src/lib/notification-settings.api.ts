import type { NotificationSettingsBody, NotificationSetUp } from '@ecrin/contracts/notification.ts';
import { api } from './api.ts';
import { store } from './store.ts';

export const notificationSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationSetUp: build.query<NotificationSetUp, void>({ query: () => '/notification-settings', providesTags: ['NotificationSettings'] }),
    /** Shown as chosen at once; what the server would not take is taken back. */
    keepNotificationSettings: build.mutation<unknown, NotificationSettingsBody>({
      query: (body) => ({ url: '/notification-settings', method: 'PUT', body }),
      onQueryStarted: async (settings, { dispatch, queryFulfilled }) => {
        const shown = dispatch(notificationSettingsApi.util.updateQueryData('getNotificationSetUp', undefined, (setUp) => ({ ...setUp, settings })));
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: ['NotificationSettings'],
    }),
  }),
});

export const { useGetNotificationSetUpQuery, useKeepNotificationSettingsMutation } = notificationSettingsApi;

/** The settings as this page knows them by now; null before they are here. */
export const settingsNow = (): NotificationSettingsBody | null => notificationSettingsApi.endpoints.getNotificationSetUp.select()(store.getState()).data?.settings ?? null;
