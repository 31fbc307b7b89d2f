import { Suspense } from 'react';
import { homePart } from './home-part.ts';

const nextReminder = homePart(async () => (await import('#features/reminders/list/next-reminder.tsx')).NextReminder);
export const fetchNextReminder = nextReminder.fetch;

/** The next reminder due, at the side of the day. */
export const AsideReminder = () => (
  <Suspense fallback={null}>
    <nextReminder.Screen />
  </Suspense>
);
