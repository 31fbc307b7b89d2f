import type { ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { createContext, use, type ReactNode } from 'react';

/** `title`: of the thought or goal; null when it has none. */
export type RemindProps = Readonly<{ subject: ReminderSubject; title: string | null; onClose: () => void }>;

/** Features do not import each other: the app provides the dialog of the reminders feature through this context. */
export const RemindContext = createContext<(props: RemindProps) => ReactNode>(() => null);

/** « Me le rappeler »: asks when to be reminded of a thought or goal. */
export const Remind = (props: RemindProps) => use(RemindContext)(props);
