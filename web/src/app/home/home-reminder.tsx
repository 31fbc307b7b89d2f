import { Suspense } from 'react';
import { homePart } from './home-part.ts';

const reminders = () => import('#features/reminders/list/next-reminder.tsx');
const nextReminder = homePart(async () => (await reminders()).NextReminder);
const nextReminderLine = homePart(async () => (await reminders()).NextReminderLine);
export const fetchNextReminder = () => Promise.all([nextReminder.fetch(), nextReminderLine.fetch()]);

/** The next reminder due, at the side of the day. */
export const AsideReminder = () => (
  <Suspense fallback={null}>
    <nextReminder.Screen />
  </Suspense>
);

/** The same as one line, on a phone. */
export const ReminderLine = () => (
  <Suspense fallback={null}>
    <nextReminderLine.Screen />
  </Suspense>
);
