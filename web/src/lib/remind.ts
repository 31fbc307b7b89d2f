import type { ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { createContext, use, type ComponentType } from 'react';

/** Asks when to be reminded of something kept here. `title`: of it; null when it has none. */
export type RemindProps = Readonly<{ subject: ReminderSubject; title: string | null; onClose: () => void }>;
export type Remind = ComponentType<RemindProps>;

/** Reminders are a feature of their own; the app gives what asks for one to all others. */
export const RemindContext = createContext<Remind>(() => null);
export const useRemind = () => use(RemindContext);
