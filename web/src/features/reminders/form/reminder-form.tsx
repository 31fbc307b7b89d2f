import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { maxReminderDescriptionLength, maxReminderTitleLength } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formMessages as messages } from './reminder-form.messages.ts';
import { ScheduleFieldset } from './schedule-fieldset.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import { useReminderForm, type NewReminder } from './use-reminder-form.ts';
import styles from './reminder-form.module.css';

/** Open from the first when there is one; it does not close over who clears it. */
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
  /** Absent: a new one, begun as `start` says. */
  reminder?: ReminderCard;
  start?: NewReminder;
  onKept: () => void;
  onLeave: () => void;
}>;

/** Title, moment and description of a reminder, with what lies ahead told while it is typed. */
export const ReminderForm = ({ reminder, start, onKept, onLeave }: FormProps) => {
  const { formatMessage } = useIntl();
  const first = useRef<HTMLInputElement>(null);
  // A long title shows its beginning.
  useEffect(() => {
    first.current?.focus();
    first.current?.setSelectionRange(0, 0);
  }, []);
  const form = useReminderForm({ ...(reminder && { reminder }), ...(start && { start }), onKept });
  const { words, setWords, fields, setFields, timeZone, titleError, tried, refusal, problem, busy } = form;
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, form.send)}>
      <Field
        label={formatMessage(messages.title)}
        ref={first}
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
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className={styles['actions']}>
        <Button onClick={onLeave}>
          <FormattedMessage {...messages.leave} />
        </Button>
        <Button look="primary" type="submit" busy={busy}>
          <FormattedMessage {...(reminder ? messages.keep : messages.create)} />
        </Button>
      </div>
    </form>
  );
};
