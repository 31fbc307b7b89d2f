import { maxGoalDescriptionLength } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { weekdays, type Weekday } from '@ecrin/domain/time/days.ts';
import { Chip } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { alertIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateField } from '#lib/time/date-field.tsx';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { toggled } from './goal-fields.ts';
import type { FieldsProps } from './goal-form-fields.tsx';
import { goalFormMessages as messages } from './goal-form.messages.ts';
import styles from './goal-form.module.css';

type RestProps = Readonly<{ chosen: readonly Weekday[]; error: string | null; onChoose: (days: Weekday[]) => void }>;

/** Weekdays without a target. */
const RestDays = ({ chosen, error, onChoose }: RestProps) => {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles['rests']} aria-describedby={error ? 'goal-rests-error' : 'goal-rests-hint'}>
      <legend>
        <FormattedMessage {...messages.rests} />{' '}
        <small>
          (<FormattedMessage {...messages.optional} />)
        </small>
      </legend>
      <div>
        {weekdays.map((weekday) => (
          <Chip
            key={weekday}
            aria-pressed={chosen.includes(weekday)}
            onClick={() => onChoose(toggled(chosen, weekday))}
          >
            {formatMessage(words.weekday, { weekday: String(weekday) })}
          </Chip>
        ))}
      </div>
      <p id="goal-rests-hint" className="xs dim">
        <FormattedMessage {...messages.restsHint} />
      </p>
      {error && (
        <p id="goal-rests-error" className={styles['error']} role="alert">
          <Icon of={alertIcon} size="sm" />
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** The last day, and the rest days of the week. */
export const EndAndRestDays = ({ fields, change, errorOf, today }: FieldsProps & Readonly<{ today: string }>) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <DateField
        label={formatMessage(messages.end)}
        aside={<small className="dim">{formatMessage(messages.optional)}</small>}
        min={today}
        error={errorOf('endDay')}
        value={fields.endDay}
        onChange={(endDay) => change({ endDay })}
      />
      <RestDays chosen={fields.restDays} error={errorOf('restDays')} onChoose={(restDays) => change({ restDays })} />
    </>
  );
};

const DescriptionField = ({ fields, change, errorOf }: FieldsProps) => (
  <>
    <label className={styles['area']}>
      <FormattedMessage {...messages.description} />
      <textarea
        maxLength={maxGoalDescriptionLength}
        value={fields.description}
        onChange={({ target }) => change({ description: target.value })}
      />
    </label>
    {errorOf('description') && (
      <p className={styles['error']} role="alert">
        {errorOf('description')}
      </p>
    )}
  </>
);

/** Optional fields: a description, and for a new goal a first day in the past. Initially open when there is a description; clearing it does not close it. */
export const OptionalFields = ({
  fields,
  change,
  errorOf,
  today,
  isNew,
}: FieldsProps & Readonly<{ today: string; isNew: boolean }>) => {
  const { formatMessage } = useIntl();
  const [described] = useState(fields.description !== '');
  return (
    <details
      className={styles['part']}
      open={described || errorOf('description') !== null || errorOf('startDay') !== null}
    >
      <summary>
        <FormattedMessage {...messages.more} />
      </summary>
      <div className={styles['more']}>
        <DescriptionField fields={fields} change={change} errorOf={errorOf} />
        {isNew && (
          <DateField
            label={formatMessage(messages.from)}
            hint={formatMessage(messages.fromHint)}
            max={today}
            error={errorOf('startDay')}
            value={fields.startDay}
            onChange={(startDay) => change({ startDay })}
          />
        )}
      </div>
    </details>
  );
};
