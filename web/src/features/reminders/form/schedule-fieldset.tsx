import { hourlyPresets, type ReminderFrequency } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { DateField } from '#lib/time/date-field.tsx';
import { weekdayNameOf } from '#lib/time/date-format.ts';
import { formMessages as messages } from './reminder-form.messages.ts';
import { scheduleOf, type ScheduleFields } from './schedule-fields.ts';
import styles from './reminder-form.module.css';

const frequencies: readonly ReminderFrequency[] = ['hourly', 'daily', 'weekly', 'monthly', 'once', 'cron'];
const daysOfWeek = [1, 2, 3, 4, 5, 6, 7];
const daysOfMonth = Array.from({ length: 31 }, (_, place) => place + 1);

type PartProps = Readonly<{
  fields: ScheduleFields;
  tried: boolean;
  refusal: string | null;
  onChange: (fields: ScheduleFields) => void;
}>;
type NumberChoice = Readonly<{
  label: string;
  chosen: number;
  among: readonly number[];
  nameOf: (value: number) => string;
  onChoose: (value: number) => void;
}>;

const Choice = ({ label, chosen, among, nameOf, onChoose }: NumberChoice) => (
  <SelectField
    label={label}
    value={chosen}
    choices={among.map((value) => ({ value: String(value), label: nameOf(value) }))}
    onChange={({ target }) => onChoose(Number(target.value))}
  />
);

const useMissing = ({ tried }: PartProps) => {
  const { formatMessage } = useIntl();
  return (value: string) => (tried && value === '' ? formatMessage(messages.missing) : null);
};

const Time = (props: PartProps) => {
  const { fields, onChange } = props;
  const { formatMessage } = useIntl();
  return (
    <Field
      label={formatMessage(messages.time)}
      type="time"
      required
      value={fields.time}
      error={useMissing(props)(fields.time)}
      onChange={({ target }) => onChange({ ...fields, time: target.value })}
    />
  );
};

const Hourly = ({ fields, onChange }: PartProps) => {
  const { formatMessage } = useIntl();
  const wrong = scheduleOf(fields) === null ? formatMessage(messages.startMinuteWrong) : null;
  return (
    <>
      <Choice
        label={formatMessage(messages.everyHours)}
        chosen={fields.everyHours}
        among={hourlyPresets}
        nameOf={(hours) => formatMessage(messages.hours, { hours })}
        onChoose={(everyHours) => onChange({ ...fields, everyHours })}
      />
      <Field
        label={formatMessage(messages.startMinute)}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        value={fields.startMinute}
        error={wrong}
        onChange={({ target }) => onChange({ ...fields, startMinute: target.value })}
      />
    </>
  );
};

const Weekly = (props: PartProps) => {
  const { fields, onChange } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <>
      <Choice
        label={formatMessage(messages.dayOfWeek)}
        chosen={fields.dayOfWeek}
        among={daysOfWeek}
        nameOf={(day) => weekdayNameOf(language, day)}
        onChoose={(dayOfWeek) => onChange({ ...fields, dayOfWeek })}
      />
      <Time {...props} />
    </>
  );
};

const Monthly = (props: PartProps) => {
  const { fields, onChange } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      <Choice
        label={formatMessage(messages.dayOfMonth)}
        chosen={fields.dayOfMonth}
        among={daysOfMonth}
        nameOf={(day) => formatMessage(messages.monthDay, { day })}
        onChoose={(dayOfMonth) => onChange({ ...fields, dayOfMonth })}
      />
      <Time {...props} />
    </>
  );
};

const Once = (props: PartProps) => {
  const { fields, refusal, onChange } = props;
  const { formatMessage } = useIntl();
  const missing = useMissing(props)(fields.day);
  return (
    <>
      <DateField
        label={formatMessage(messages.day)}
        required
        value={fields.day}
        error={missing ?? refusal}
        onChange={(day) => onChange({ ...fields, day })}
      />
      <Time {...props} />
    </>
  );
};

const Cron = ({ fields, refusal, onChange }: PartProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['mono']}>
      <Field
        label={formatMessage(messages.expression)}
        hint={formatMessage(messages.expressionHint)}
        error={refusal}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={fields.expression}
        onChange={({ target }) => onChange({ ...fields, expression: target.value })}
      />
    </div>
  );
};

const parts: Readonly<Record<ReminderFrequency, (props: PartProps) => ReactNode>> = {
  hourly: Hourly,
  daily: Time,
  weekly: Weekly,
  monthly: Monthly,
  once: Once,
  cron: Cron,
};

/** The frequency, and the fields it needs. */
export const ScheduleFieldset = (props: PartProps) => {
  const { fields, onChange } = props;
  const { formatMessage } = useIntl();
  const Part = parts[fields.frequency];
  const choose = (value: string) =>
    onChange({ ...fields, frequency: frequencies.find((one) => one === value) ?? fields.frequency });
  return (
    <div className={styles['schedule']} data-alone={['daily', 'cron'].includes(fields.frequency) || undefined}>
      <SelectField
        label={formatMessage(messages.when)}
        value={fields.frequency}
        onChange={({ target }) => choose(target.value)}
        choices={frequencies.map((frequency) => ({
          value: frequency,
          label: formatMessage(messages.frequency, { frequency }),
        }))}
      />
      <Part {...props} />
    </div>
  );
};
