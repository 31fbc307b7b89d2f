import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useRequired } from '#lib/form/use-required.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { deviceZone, now } from '#lib/time/clock.ts';
import { formatDateAndTime } from '#lib/time/date-format.ts';
import { useReviseThoughtMutation } from './thought-page.api.ts';
import { thoughtMessages as messages } from './thought.messages.ts';
import styles from './thought-dialog.module.css';

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** An instant as a date-and-time field of this device writes it: 2025-11-18T19:04. */
export const toLocalDateTime = (instant: string): string => {
  const at = new Date(instant);
  return `${String(at.getFullYear()).padStart(4, '0')}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
};

/** The value of such a field as an instant (ISO 8601, UTC); null while it is empty. */
export const fromLocalDateTime = (field: string): string | null => {
  const at = new Date(field);
  return field === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};

type OccurredAtProps = Readonly<{ value: string; error: string | null; onChange: (value: string) => void }>;

/** Browsers show a date-and-time field in an order of their own: below it the moment is written as everywhere else. */
const OccurredAtField = ({ value, error, onChange }: OccurredAtProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const moment = fromLocalDateTime(value);
  return (
    <Field
      label={formatMessage(messages.backDateField)}
      type="datetime-local"
      required
      value={value}
      max={toLocalDateTime(now())}
      {...(moment && { hint: formatDateAndTime(language, { occurredAt: moment, timeZone: deviceZone() }) })}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

type DialogProps = Readonly<{ thoughtId: string; occurredAt: string; onClose: () => void }>;

/** What was typed, what is wrong with it, and that it is kept. */
const useBackDate = ({ thoughtId, occurredAt, onClose }: DialogProps) => {
  const { formatMessage } = useIntl();
  const [field, setField] = useState(toLocalDateTime(occurredAt));
  const [revise, { isLoading }] = useReviseThoughtMutation();
  const withFeedback = useCommandFeedback();
  const required = useRequired(field);
  const moment = fromLocalDateTime(field);
  const isAhead = field > toLocalDateTime(now());
  const save = async () => {
    if (
      required.check() &&
      moment &&
      !isAhead &&
      (await withFeedback(revise({ thoughtId, body: { occurredAt: moment, timeZone: deviceZone() } }).unwrap()))
    )
      onClose();
  };
  return { field, setField, error: isAhead ? formatMessage(messages.backDateAhead) : required.error, save, isLoading };
};

/** When the thought occurred, in the zone of this device. */
export const BackDateDialog = (props: DialogProps) => {
  const { formatMessage } = useIntl();
  const { field, setField, error, save, isLoading } = useBackDate(props);
  const { onClose } = props;
  return (
    <Dialog title={formatMessage(messages.backDate)} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, save)}>
        <OccurredAtField value={field} error={error} onChange={setField} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>
            <FormattedMessage {...messages.leave} />
          </Button>
          <Button look="primary" type="submit" busy={isLoading}>
            <FormattedMessage {...messages.keep} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
