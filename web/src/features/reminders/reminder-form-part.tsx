import { lazy, Suspense, type ComponentProps } from 'react';
import type { ReminderFormDialog } from './reminder-form-dialog.tsx';

const FormDialog = lazy(async () => ({ default: (await import('./reminder-form-dialog.tsx')).ReminderFormDialog }));

/** The form in its dialog, fetched when it is first opened. */
export const ReminderFormPart = (props: ComponentProps<typeof ReminderFormDialog>) => <Suspense fallback={null}><FormDialog {...props} /></Suspense>;
