import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { Suspense, type ComponentProps } from 'react';
import type { ReminderFormDialog } from './reminder-form-dialog.tsx';

type PartProps = ComponentProps<typeof ReminderFormDialog>;
const part = lazyScreen<PartProps>(async () => (await import('./reminder-form-dialog.tsx')).ReminderFormDialog);

/** The form in its dialog, fetched when it is first opened. */
export const LazyReminderForm = (props: PartProps) => (
  <Suspense fallback={null}>
    <part.Screen {...props} />
  </Suspense>
);
