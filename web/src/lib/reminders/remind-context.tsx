import type { ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { createContext, use, type ReactNode } from 'react';

/** `title`: of what is kept here; null when it has none. */
export type RemindProps = Readonly<{ subject: ReminderSubject; title: string | null; onClose: () => void }>;

/** Reminders are a feature of their own; the app gives what asks for one to all others. */
export const RemindContext = createContext<(props: RemindProps) => ReactNode>(() => null);

/** « Me le rappeler »: asks when to be reminded of something kept here. */
export const Remind = (props: RemindProps) => use(RemindContext)(props);
