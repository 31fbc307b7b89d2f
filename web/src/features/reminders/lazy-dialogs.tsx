import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { Suspense, type ComponentProps } from 'react';
import type { ReminderFormDialog } from './form/reminder-form-dialog.tsx';
import type { SendingsDialog } from './sendings/sendings-dialog.tsx';

type ReminderFormProps = ComponentProps<typeof ReminderFormDialog>;
const reminderForm = lazyScreen<ReminderFormProps>(
  async () => (await import('./form/reminder-form-dialog.tsx')).ReminderFormDialog,
);

/** The form in its dialog, loaded when it is first opened. */
export const LazyReminderForm = (props: ReminderFormProps) => (
  <Suspense fallback={null}>
    <reminderForm.Screen {...props} />
  </Suspense>
);

type SendingsProps = ComponentProps<typeof SendingsDialog>;
const sendings = lazyScreen<SendingsProps>(async () => (await import('./sendings/sendings-dialog.tsx')).SendingsDialog);

/** The sendings of a reminder, loaded when first opened. */
export const LazySendingsDialog = (props: SendingsProps) => (
  <Suspense fallback={null}>
    <sendings.Screen {...props} />
  </Suspense>
);
