import { longestGoalDescription } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PartProps } from './goal-form-parts.tsx';
import { formMessages as messages } from './goal-form.messages.ts';
import { RestDays } from './rest-days.tsx';
import styles from './goal-form.module.css';

/** The last day, and the days of the week that ask nothing. */
export const EndAndRests = ({ fields, change, errorOf, today }: PartProps & Readonly<{ today: string }>) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Field
        type="date" label={formatMessage(messages.end)} aside={<small className="dim">{formatMessage(messages.optional)}</small>} min={today} error={errorOf('endDay')}
        value={fields.endDay} onChange={({ target }) => change({ endDay: target.value })}
      />
      <RestDays chosen={fields.restDays} error={errorOf('restDays')} onChoose={(restDays) => change({ restDays })} />
    </>
  );
};

/** What few need: a description, and of a new goal a first day in the past. */
export const FurtherFields = ({ fields, change, errorOf, today, isNew }: PartProps & Readonly<{ today: string; isNew: boolean }>) => {
  const { formatMessage } = useIntl();
  return (
    <details className={styles['part']} open={fields.description !== '' || errorOf('description') !== null || undefined}>
      <summary><FormattedMessage {...messages.more} /></summary>
      <div className={styles['more']}>
        <label className={styles['area']}>
          <FormattedMessage {...messages.description} />
          <textarea maxLength={longestGoalDescription} value={fields.description} onChange={({ target }) => change({ description: target.value })} />
        </label>
        {errorOf('description') && <p className={styles['error']} role="alert">{errorOf('description')}</p>}
        {isNew && (
          <Field
            type="date" label={formatMessage(messages.from)} hint={formatMessage(messages.fromHint)} max={today}
            value={fields.startDay} onChange={({ target }) => change({ startDay: target.value })}
          />
        )}
      </div>
    </details>
  );
};
