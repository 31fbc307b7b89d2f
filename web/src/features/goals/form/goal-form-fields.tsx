import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { goalAims, goalFrequencies, maxGoalTitleLength, maxGoalTarget } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { takeFirstFocus } from '@ecrin/ui/sheet/sheet.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { FilterPicker } from './filter-picker.tsx';
import { choosesMatchRule, type ChangeFields, type InvalidField, type GoalFields } from './goal-fields.ts';
import { goalFormMessages as messages } from './goal-form.messages.ts';
import styles from './goal-form.module.css';

export type FieldsProps = Readonly<{
  fields: GoalFields;
  change: ChangeFields;
  errorOf: (field: InvalidField | null) => string | null;
}>;

export const TitleField = ({ fields, change, errorOf }: FieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Field
      label={formatMessage(messages.title)}
      required
      ref={takeFirstFocus}
      maxLength={maxGoalTitleLength}
      autoComplete="off"
      error={errorOf('title')}
      value={fields.title}
      onChange={({ target }) => change({ title: target.value })}
    />
  );
};

/** At least or at most, how many, how often. */
export const AimFields = ({ fields, change, errorOf }: FieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Segment
        block
        label={formatMessage(messages.aim)}
        choices={goalAims.map((aim) => ({ choice: aim, label: formatMessage(messages[aim]) }))}
        chosen={fields.aim}
        onChoose={(aim) => change({ aim })}
      />
      <div className={styles['many']}>
        <Field
          type="number"
          inputMode="numeric"
          min={1}
          max={maxGoalTarget}
          step={1}
          label={formatMessage(messages.number)}
          error={errorOf('target')}
          value={fields.target}
          onChange={({ target }) => change({ target: target.value })}
        />
        <Segment
          block
          label={formatMessage(messages.frequency)}
          choices={goalFrequencies.map((frequency) => ({
            choice: frequency,
            label: formatMessage(messages.each, { frequency }),
          }))}
          chosen={fields.frequency}
          onChoose={(frequency) => change({ frequency })}
        />
      </div>
    </>
  );
};

/** Matching thoughts count, unless the person wants to be asked about each. */
const MatchRuleField = ({ fields: { matchRule }, change }: Pick<FieldsProps, 'fields' | 'change'>) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <h3>
        <FormattedMessage {...words.matching} />
      </h3>
      <Segment
        block
        label={formatMessage(words.matching)}
        choices={(['always', 'ask'] as const).map((rule) => ({
          choice: rule,
          label: formatMessage(words.matchRule, { rule }),
        }))}
        chosen={matchRule}
        onChoose={(rule) => change({ matchRule: rule })}
      />
      <p className="sm dim">
        <FormattedMessage {...messages.matchRuleHint} values={{ rule: matchRule }} />
      </p>
    </>
  );
};

type CountedProps = Pick<FieldsProps, 'fields' | 'change'> & Readonly<{ goal: GoalCard | undefined }>;

/** Thoughts, all or some, or a tap a day. */
export const CountedThoughtsField = ({ goal, fields, change }: CountedProps) => {
  const { by, filter } = fields;
  const { formatMessage } = useIntl();
  return (
    <section className={styles['counts']}>
      <h3>
        <FormattedMessage {...messages.counts} />
      </h3>
      <Segment
        block
        label={formatMessage(messages.counts)}
        choices={(['thoughts', 'taps'] as const).map((choice) => ({ choice, label: formatMessage(messages[choice]) }))}
        chosen={by}
        onChoose={(chosen) => change({ by: chosen })}
      />
      {by === 'taps' ? (
        <p className="sm dim">
          <FormattedMessage {...messages.tapsHint} />
        </p>
      ) : (
        <FilterPicker filter={filter} onChange={(changed) => change({ filter: changed })} />
      )}
      {choosesMatchRule(goal, fields) && <MatchRuleField fields={fields} change={change} />}
    </section>
  );
};
