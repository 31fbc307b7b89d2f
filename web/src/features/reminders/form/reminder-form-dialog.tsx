import { reminderProblems } from '@ecrin/contracts/reminder/reminder.problems.ts';
import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import {
  type ReminderSubject,
  maxReminderDescriptionLength,
  maxReminderTitleLength,
} from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon } from '@ecrin/ui/icon/icons.ts';
import { Sheet, SheetBody, SheetFoot, takeFirstFocus } from '@ecrin/ui/sheet/sheet.tsx';
import { useState, type ComponentProps } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { newId } from '#lib/outbox/device-environment.ts';
import { deviceZone, now, useToday } from '#lib/time/clock.ts';
import { useReminderSetToast } from '../remind-dialog/use-reminder-set-toast.ts';
import { useReviseReminderMutation, useSetReminderMutation } from '../reminders.api.ts';
import { formMessages as messages } from './reminder-form.messages.ts';
import { fieldsOf, scheduleOf, type ScheduleFields, upcomingDates } from './schedule-fields.ts';
import { ScheduleFieldset } from './schedule-fieldset.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import styles from './reminder-form.module.css';

/** Initial values of a new reminder about a thought or goal. */
type NewReminder = Readonly<{
  title: string;
  subject: ReminderSubject | null;
  schedule?: Partial<ScheduleFields>;
}>;
type Given = Readonly<{ reminder?: ReminderCard; start?: NewReminder; onSaved: () => void }>;
type ReminderWords = Omit<Parameters<ReturnType<typeof useSetReminderMutation>[0]>[0], 'reminderId'>;

/** Why the schedule has no date to come, in the server's sentence; null when it has one, or while a field is empty. */
const useRefusal = (fields: ScheduleFields, timeZone: string): string | null => {
  const { language } = useLanguage();
  const schedule = scheduleOf(fields);
  const refused = schedule && upcomingDates(schedule, timeZone, now()).refused;
  return refused ? reminderProblems[refused][language] : null;
};

const useSaveReminder = ({ reminder }: Given) => {
  const [set, setting] = useSetReminderMutation();
  const [revise, revising] = useReviseReminderMutation();
  const formatProblem = useFormatProblem();
  // A retry after a lost response sets the same reminder.
  const [reminderId] = useState(newId);
  const keep = (body: ReminderWords) =>
    reminder ? revise({ reminderId: reminder.reminderId, body }) : set({ reminderId, ...body });
  return {
    keep,
    reminderId,
    busy: setting.isLoading || revising.isLoading,
    problem: formatProblem(setting.error ?? revising.error),
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
/** Initial values of the form. */
const firstOf = ({ reminder, start }: Given, today: string) => ({
  words: wordsOf(reminder ?? start ?? {}),
  fields: { ...fieldsOf(reminder?.schedule ?? null, today), ...start?.schedule },
});

/** State of the form and its submit, which sends nothing while a field is missing or the schedule has no date to come. */
const useReminderForm = (given: Given) => {
  const { formatMessage } = useIntl();
  const today = useToday();
  const [{ words, fields }, setHeld] = useState(() => firstOf(given, today));
  const [tried, setTried] = useState(false);
  const timeZone = given.reminder?.timeZone ?? deviceZone();
  const refusal = useRefusal(fields, timeZone);
  const { keep, reminderId, busy, problem } = useSaveReminder(given);
  const showReminderSet = useReminderSetToast();
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
    if (given.start) showReminderSet(reminderId, schedule);
    given.onSaved();
  };
  const titleError = tried && title === '' ? formatMessage(messages.titleRequired) : null;
  const setWords = (changed: typeof words) => setHeld({ words: changed, fields });
  const setFields = (changed: ScheduleFields) => setHeld({ words, fields: changed });
  return { words, setWords, fields, setFields, timeZone, titleError, tried, refusal, problem, busy, send };
};

/** Open at first when there is a description; clearing it does not close it. */
const Description = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const [open] = useState(value !== '');
  return (
    <details className={styles['more']} open={open}>
      <summary>
        <FormattedMessage {...messages.more} />
        <Icon of={chevronDownIcon} size="sm" />
      </summary>
      <label className={styles['area']}>
        <FormattedMessage {...messages.description} />
        <textarea
          maxLength={maxReminderDescriptionLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </details>
  );
};

type FormProps = Readonly<{
  /** Absent: a new one, with the values of `start`. */
  reminder?: ReminderCard;
  start?: NewReminder;
  onSaved: () => void;
  onLeave: () => void;
}>;

/** A long title is read from its start. */
const startAtFirstLetter = (field: HTMLInputElement | null) => {
  takeFirstFocus(field);
  field?.setSelectionRange(0, 0);
};

/** Title, schedule and description of a reminder, with a live preview of its next dates. */
const ReminderForm = ({ reminder, start, onSaved, onLeave }: FormProps) => {
  const { formatMessage } = useIntl();
  const form = useReminderForm({ ...(reminder && { reminder }), ...(start && { start }), onSaved });
  const { words, setWords, fields, setFields, timeZone, titleError, tried, refusal, problem, busy } = form;
  return (
    <form noValidate onSubmit={(event) => submitForm(event, form.send)}>
      <SheetBody>
        <Field
          label={formatMessage(messages.title)}
          ref={startAtFirstLetter}
          maxLength={maxReminderTitleLength}
          autoComplete="off"
          required
          value={words.title}
          error={titleError}
          onChange={({ target }) => setWords({ ...words, title: target.value })}
        />
        <ScheduleFieldset fields={fields} tried={tried} refusal={refusal} onChange={setFields} />
        <SchedulePreview fields={fields} timeZone={timeZone} refusal={refusal} />
        <Description value={words.description} onChange={(description) => setWords({ ...words, description })} />
      </SheetBody>
      <SheetFoot>
        {problem && <Banner tone="bad">{problem}</Banner>}
        <div className={styles['actions']}>
          <Button onClick={onLeave}>
            <FormattedMessage {...messages.leave} />
          </Button>
          <Button look="primary" type="submit" busy={busy}>
            <FormattedMessage {...(reminder ? messages.keep : messages.create)} />
          </Button>
        </div>
      </SheetFoot>
    </form>
  );
};

type DialogProps = Omit<ComponentProps<typeof ReminderForm>, 'onSaved' | 'onLeave'> & Readonly<{ onClose: () => void }>;

/** `reminder` absent: a new one. */
export const ReminderFormDialog = ({ onClose, ...form }: DialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <Sheet title={formatMessage(form.reminder ? messages.revise : messages.set)} onClose={onClose}>
      <ReminderForm {...form} onSaved={onClose} onLeave={onClose} />
    </Sheet>
  );
};
