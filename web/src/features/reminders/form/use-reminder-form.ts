import { reminderProblems } from '@ecrin/contracts/reminder/reminder.problems.ts';
import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import type { ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-sentence.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { newId } from '#lib/outbox/device-environment.ts';
import { deviceZone, now, useToday } from '#lib/time/clock.ts';
import { useReminderSetToast } from '../remind-dialog/use-reminder-set-toast.ts';
import { useReviseReminderMutation, useSetReminderMutation } from '../reminders.api.ts';
import { formMessages as messages } from './reminder-form.messages.ts';
import { fieldsOf, scheduleOf, type ScheduleFields } from './schedule-fields.ts';
import { upcomingDates } from './upcoming-dates.ts';

/** What a new reminder begins with, when it is about something. */
export type NewReminder = Readonly<{
  title: string;
  subject: ReminderSubject | null;
  schedule?: Partial<ScheduleFields>;
}>;
type Given = Readonly<{ reminder?: ReminderCard; start?: NewReminder; onKept: () => void }>;
type ReminderWords = Omit<Parameters<ReturnType<typeof useSetReminderMutation>[0]>[0], 'reminderId'>;

/** Why nothing lies ahead of what the fields say, in the server's own sentence; null when something does, or while a field is empty. */
const useRefusal = (fields: ScheduleFields, timeZone: string): string | null => {
  const { language } = useLanguage();
  const schedule = scheduleOf(fields);
  const refused = schedule && upcomingDates(schedule, timeZone, now()).refused;
  return refused ? reminderProblems[refused][language] : null;
};

const useKeep = ({ reminder }: Given) => {
  const [set, setting] = useSetReminderMutation();
  const [revise, revising] = useReviseReminderMutation();
  const say = useFormatProblem();
  // Asked again after a lost answer, it is the same reminder.
  const [reminderId] = useState(newId);
  const keep = (body: ReminderWords) =>
    reminder ? revise({ reminderId: reminder.reminderId, body }) : set({ reminderId, ...body });
  return {
    keep,
    reminderId,
    busy: setting.isLoading || revising.isLoading,
    problem: say(setting.error ?? revising.error),
  };
};

const subjectOf = ({ reminder, start }: Given): ReminderSubject | null => {
  if (!reminder) return start?.subject ?? null;
  return reminder.subject && { kind: reminder.subject.kind, id: reminder.subject.id };
};

const wordsOf = ({ title, description }: Readonly<{ title?: string | null; description?: string | null }>) => ({
  title: title ?? '',
  description: description ?? '',
});
/** As the form is opened. */
const firstOf = ({ reminder, start }: Given, today: string) => ({
  words: wordsOf(reminder ?? start ?? {}),
  fields: { ...fieldsOf(reminder?.schedule ?? null, today), ...start?.schedule },
});

/** What the form holds, and what keeps it. Nothing is sent while something is missing, or when nothing would ever ring. */
export const useReminderForm = (given: Given) => {
  const { formatMessage } = useIntl();
  const today = useToday();
  const [{ words, fields }, setHeld] = useState(() => firstOf(given, today));
  const [tried, setTried] = useState(false);
  const timeZone = given.reminder?.timeZone ?? deviceZone();
  const refusal = useRefusal(fields, timeZone);
  const { keep, reminderId, busy, problem } = useKeep(given);
  const toldSet = useReminderSetToast();
  const title = words.title.trim();
  const send = async () => {
    setTried(true);
    const schedule = scheduleOf(fields);
    if (!schedule || !title || refusal || busy) return;
    const { error } = await keep({
      title,
      description: words.description.trim() || null,
      schedule,
      timeZone,
      subject: subjectOf(given),
    });
    if (error) return;
    if (given.start) toldSet(reminderId, schedule);
    given.onKept();
  };
  const titleError = tried && title === '' ? formatMessage(messages.titleRequired) : null;
  const setWords = (said: typeof words) => setHeld({ words: said, fields });
  const setFields = (said: ScheduleFields) => setHeld({ words, fields: said });
  return { words, setWords, fields, setFields, timeZone, titleError, tried, refusal, problem, busy, send };
};
