import type { PushDevice } from '@ecrin/contracts/notification/notification.ts';
import { api } from '#lib/api/api.ts';

export const { useListPushDevicesQuery, useAddPushDeviceMutation, useRemovePushDeviceMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listPushDevices: build.query<readonly PushDevice[], void>({
      query: () => '/push-devices',
      transformResponse: ({ items }: { items: readonly PushDevice[] }) => items,
      providesTags: ['AdminNotification'],
    }),
    addPushDevice: build.mutation<void, string>({
      query: (pushToken) => ({ url: '/push-devices', method: 'POST', body: { pushToken } }),
      invalidatesTags: ['AdminNotification'],
    }),
    removePushDevice: build.mutation<void, string>({
      query: (deviceId) => ({ url: `/push-devices/${deviceId}`, method: 'DELETE' }),
      invalidatesTags: ['AdminNotification'],
    }),
  }),
});
