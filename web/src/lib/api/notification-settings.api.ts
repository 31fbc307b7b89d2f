import type { NotificationSettingsBody, NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import { api } from './api.ts';

export const notificationSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationSetUp: build.query<NotificationSetUp, void>({
      query: () => '/notification-settings',
      providesTags: ['NotificationSettings'],
    }),
    saveNotificationSettings: build.mutation<unknown, NotificationSettingsBody>({
      query: (body) => ({ url: '/notification-settings', method: 'PUT', body }),
      invalidatesTags: ['NotificationSettings'],
    }),
  }),
});

export const { useGetNotificationSetUpQuery, useSaveNotificationSettingsMutation } = notificationSettingsApi;
