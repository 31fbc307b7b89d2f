import type { ReminderCard, ReminderList } from '@ecrin/contracts/reminder/reminder.ts';
import { api } from './api.ts';

const aboutOf = ({ subject }: ReminderCard) =>
  subject ? [{ type: subject.kind === 'thought' ? ('ThoughtCard' as const) : ('Goal' as const), id: subject.id }] : [];

export const reminderListApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A sent reminder has another next date; the titles of its thought or goal may change too.
    listReminders: build.query<ReminderList, void>({
      query: () => '/reminders',
      providesTags: (list) => ['Reminder', 'Notification', ...(list?.items ?? []).flatMap(aboutOf)],
    }),
  }),
});

export const { useListRemindersQuery } = reminderListApi;
