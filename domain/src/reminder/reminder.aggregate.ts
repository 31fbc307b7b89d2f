import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ReminderEvent } from './reminder.events.ts';
import type { ReminderSchedule, ReminderSubject } from './reminder.vocabulary.ts';

export type ExistingReminder = Readonly<{
  ownerId: string;
  /** null once their key is destroyed. */
  title: string | null;
  description: string | null;
  schedule: ReminderSchedule;
  timeZone: string;
  subject: ReminderSubject | null;
  active: boolean;
}>;

export type Reminder =
  | Readonly<{ status: 'not-set' }>
  | (ExistingReminder & Readonly<{ status: 'set' }>)
  | (ExistingReminder & Readonly<{ status: 'deleted'; deletedAt: string }>);

/** Applies a change to a reminder that was set, whatever its state. */
const change = (reminder: Reminder, changed: Partial<ExistingReminder>): Reminder =>
  reminder.status === 'not-set' ? reminder : { ...reminder, ...changed };

const setAgain = ({ deletedAt: _gone, ...state }: ExistingReminder & Readonly<{ deletedAt: string }>): Reminder => ({
  ...state,
  status: 'set',
});

type Words = Readonly<{ title: string; description: string | null }> | null;
const wordsOf = (words: Words) => ({ title: words?.title ?? null, description: words?.description ?? null });

export const reminder: Aggregate<Reminder, ReminderEvent> = {
  category: 'reminder',
  initial: { status: 'not-set' },
  ownerOf: (state) => (state.status === 'not-set' ? null : state.ownerId),
  evolve: evolveWith<Reminder, ReminderEvent>({
    ReminderSet: (_reminder, { ownerId, schedule, timeZone, subject }, words) => ({
      status: 'set',
      ownerId,
      ...wordsOf(words),
      schedule,
      timeZone,
      subject,
      active: true,
    }),
    ReminderRevised: (state, { schedule, timeZone, subject }, words) =>
      change(state, { ...wordsOf(words), schedule, timeZone, subject }),
    ReminderZoneChanged: (state, { timeZone }) => change(state, { timeZone }),
    ReminderPaused: (state) => change(state, { active: false }),
    ReminderStarted: (state) => change(state, { active: true }),
    ReminderDeleted: (state, { deletedAt }) =>
      state.status === 'not-set' ? state : { ...state, status: 'deleted', deletedAt },
    ReminderRestored: (state) => (state.status === 'deleted' ? setAgain(state) : state),
  }),
};
