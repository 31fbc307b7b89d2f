import type { DeliveryOutcome, PushDevice } from '@ecrin/contracts/notification/notification.ts';
import { api } from '#lib/api/api.ts';

const pushDevicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPushDevices: build.query<readonly PushDevice[], void>({
      query: () => '/push-devices',
      transformResponse: ({ items }: { items: readonly PushDevice[] }) => items,
      providesTags: ['PushDevice'],
    }),
    removePushDevice: build.mutation<unknown, string>({
      query: (deviceId) => ({ url: `/push-devices/${deviceId}`, method: 'DELETE' }),
      invalidatesTags: ['PushDevice'],
    }),
    testNotification: build.mutation<{ notificationId: string }, void>({
      query: () => ({ url: '/notification-settings/test', method: 'POST' }),
      invalidatesTags: ['Notification'],
    }),
    /** In the order they happened. */
    listOutcomes: build.query<readonly DeliveryOutcome[], string>({
      query: (notificationId) => `/notifications/${notificationId}/outcomes`,
      transformResponse: ({ items }: { items: readonly DeliveryOutcome[] }) => items,
      providesTags: ['Notification'],
    }),
  }),
});

export const {
  useListPushDevicesQuery,
  useRemovePushDeviceMutation,
  useTestNotificationMutation,
  useListOutcomesQuery,
} = pushDevicesApi;
