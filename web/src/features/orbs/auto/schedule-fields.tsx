import { maxReadThoughts } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import {
  maxLookBackDays,
  orbFrequencies,
  type OrbFrequency,
} from '@ecrin/domain/orb-schedule/orb-schedule.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { weekdayNameOf } from '#lib/time/date-format.ts';
import { autoMessages as messages } from './auto.messages.ts';
import { within, type ScheduleDraft } from './schedule-draft.ts';
import styles from './auto.module.css';

export type DraftProps = Readonly<{
  draft: ScheduleDraft;
  /** It was to be saved: what is wrong is said. */
  tried?: boolean;
  onChange: (changed: Partial<ScheduleDraft>) => void;
}>;

const daysOfWeek = [1, 2, 3, 4, 5, 6, 7];
const daysOfMonth = Array.from({ length: 31 }, (_none, place) => place + 1);

const Day = ({ draft: { frequency, dayOfWeek, dayOfMonth }, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  if (frequency === 'daily') return null;
  const isWeekly = frequency === 'weekly';
  return (
    <SelectField
      label={formatMessage(messages.dayOfWeek)}
      value={isWeekly ? dayOfWeek : dayOfMonth}
      choices={(isWeekly ? daysOfWeek : daysOfMonth).map((day) => ({
        value: String(day),
        label: isWeekly ? weekdayNameOf(language, day) : formatMessage(messages.dayOfMonth, { day }),
      }))}
      onChange={({ target }) => onChange({ [isWeekly ? 'dayOfWeek' : 'dayOfMonth']: Number(target.value) })}
    />
  );
};

/** How often, and when. */
export const TimeFields = ({ draft, tried, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const choose = (value: string): OrbFrequency => orbFrequencies.find((one) => one === value) ?? draft.frequency;
  return (
    <div className={styles['fields']}>
      <SelectField
        label={formatMessage(messages.frequency)}
        value={draft.frequency}
        choices={orbFrequencies.map((frequency) => ({
          value: frequency,
          label: formatMessage(messages.frequencyName, { frequency }),
        }))}
        onChange={({ target }) => onChange({ frequency: choose(target.value) })}
      />
      <Day draft={draft} onChange={onChange} />
      <Field
        label={formatMessage(messages.time)}
        type="time"
        required
        value={draft.time}
        error={tried && draft.time === '' ? formatMessage(messages.timeWrong) : null}
        onChange={({ target }) => onChange({ time: target.value })}
      />
    </div>
  );
};

/** How far back, and how much at most. */
export const AmountFields = ({ draft, tried, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const errorOf = (typed: string, most: number) =>
    tried && within(typed, most) === null ? formatMessage(messages.amountWrong, { most }) : null;
  return (
    <div className={styles['amounts']}>
      <Field
        label={formatMessage(messages.lookBack)}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={draft.lookBackDays}
        error={errorOf(draft.lookBackDays, maxLookBackDays)}
        end={<small>{formatMessage(messages.days)}</small>}
        onChange={({ target }) => onChange({ lookBackDays: target.value })}
      />
      <Field
        label={formatMessage(messages.most)}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={draft.maxThoughts}
        error={errorOf(draft.maxThoughts, maxReadThoughts)}
        end={<small>{formatMessage(messages.thoughts)}</small>}
        onChange={({ target }) => onChange({ maxThoughts: target.value })}
      />
    </div>
  );
};
