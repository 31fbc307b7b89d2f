import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { Suspense } from 'react';
import { screenWithMessages } from '../routing/screen-with-messages.tsx';

/** Comes after the day itself; when it cannot come, the day stands without it. */
const part = lazyScreen(() =>
  screenWithMessages(async () => (await import('#features/reminders/list/next-reminder.tsx')).NextReminder)().catch(
    () => () => null,
  ),
);

/** The reminder that rings next. */
export const HomeReminder = () => (
  <Suspense fallback={null}>
    <part.Screen />
  </Suspense>
);
