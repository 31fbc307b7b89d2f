import type { ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import type { ComponentType } from 'react';

/** Asks when to be reminded of something kept here. `title`: of it; null when it has none. */
export type RemindProps = Readonly<{ subject: ReminderSubject; title: string | null; onClose: () => void }>;
/** What a feature is given to ask it with: reminders are a feature of their own. */
export type Remind = ComponentType<RemindProps>;
