import type { ReminderHistory, ReviseReminderRequest, SetReminderRequest } from '@ecrin/contracts/reminder/reminder.ts';
import { api } from '#lib/api/api.ts';

type Page = Readonly<{ reminderId: string; cursor: string | null }>;

const reminderQueries = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest 20 of all reminders. */
    listSendings: build.query<ReminderHistory, void>({
      query: () => '/reminders/history',
      providesTags: ['Reminder', 'Notification'],
    }),
    listSendingsOf: build.query<ReminderHistory, Page>({
      query: ({ reminderId, cursor }) => ({
        url: '/reminders/history',
        params: { reminderId, ...(cursor && { cursor }) },
      }),
      providesTags: ['Reminder', 'Notification'],
    }),
  }),
});

const reminderCommands = api.injectEndpoints({
  endpoints: (build) => ({
    setReminder: build.mutation<unknown, SetReminderRequest>({
      query: (body) => ({ url: '/reminders', method: 'POST', body }),
      invalidatesTags: ['Reminder'],
    }),
    reviseReminder: build.mutation<unknown, { reminderId: string; body: ReviseReminderRequest }>({
      query: ({ reminderId, body }) => ({ url: `/reminders/${reminderId}`, method: 'PUT', body }),
      invalidatesTags: ['Reminder'],
    }),
    pauseReminder: build.mutation<unknown, string>({
      query: (reminderId) => ({ url: `/reminders/${reminderId}/pause`, method: 'POST' }),
      invalidatesTags: ['Reminder'],
    }),
    startReminder: build.mutation<unknown, string>({
      query: (reminderId) => ({ url: `/reminders/${reminderId}/start`, method: 'POST' }),
      invalidatesTags: ['Reminder'],
    }),
    deleteReminder: build.mutation<unknown, string>({
      query: (reminderId) => ({ url: `/reminders/${reminderId}`, method: 'DELETE' }),
      invalidatesTags: ['Reminder'],
    }),
    restoreReminder: build.mutation<unknown, string>({
      query: (reminderId) => ({ url: `/reminders/${reminderId}/restore`, method: 'POST' }),
      invalidatesTags: ['Reminder'],
    }),
    changeReminderZone: build.mutation<unknown, string>({
      query: (timeZone) => ({ url: '/reminders/time-zone', method: 'PUT', body: { timeZone } }),
      invalidatesTags: ['Reminder'],
    }),
  }),
});

export const { useListSendingsQuery, useListSendingsOfQuery } = reminderQueries;
export const {
  useSetReminderMutation,
  useReviseReminderMutation,
  usePauseReminderMutation,
  useStartReminderMutation,
  useDeleteReminderMutation,
  useRestoreReminderMutation,
  useChangeReminderZoneMutation,
} = reminderCommands;
