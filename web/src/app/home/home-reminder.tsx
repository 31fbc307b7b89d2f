import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { Suspense } from 'react';
import { screenWithMessages } from '../routing/screen-with-messages.ts';

/** Loaded after the day itself; left out when it fails. */
const part = (name: 'NextReminder' | 'NextReminderLine') =>
  lazyScreen(() =>
    screenWithMessages(async () => (await import('#features/reminders/list/next-reminder.tsx'))[name])().catch(
      () => () => null,
    ),
  );
const nextReminder = part('NextReminder');
const nextReminderLine = part('NextReminderLine');
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
