import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { Suspense } from 'react';
import { FurtherMessages } from '#lib/i18n/intl.tsx';
import type { RemindProps } from '#lib/reminders/remind-context.tsx';

const { Screen: RemindDialog } = lazyScreen(
  async () => (await import('#features/reminders/remind-dialog/remind-dialog.tsx')).RemindDialog,
);

/** « Me le rappeler », for features that keep something: fetched with its sentences when it is first asked for. */
export const renderRemindDialog = (props: RemindProps) => (
  <Suspense fallback={null}>
    <FurtherMessages>
      <RemindDialog {...props} />
    </FurtherMessages>
  </Suspense>
);
