import { maxValueLength, type RunValues } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { OrbVariable } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { runMessages as messages } from './run.messages.ts';
import styles from './run.module.css';

/** « le sujet » is the beginning of its line here. */
const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

type VariableProps = Readonly<{ variable: OrbVariable; value: string; onChange: (value: string) => void }>;

const DaysField = ({ variable: { name }, value, onChange }: VariableProps) => {
  const { formatMessage } = useIntl();
  const [from = '', to = ''] = value.split('/');
  return (
    <div className={styles['pair']}>
      <Field
        required
        type="date"
        label={formatMessage(messages.daysFrom, { name: capitalized(name) })}
        value={from}
        onChange={({ target }) => onChange(`${target.value}/${to}`)}
      />
      <Field
        required
        type="date"
        label={formatMessage(messages.daysTo, { name: capitalized(name) })}
        value={to}
        onChange={({ target }) => onChange(`${from}/${target.value}`)}
      />
    </div>
  );
};

const ChoiceField = ({ variable: { name, options }, value, onChange }: VariableProps) => {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      required
      label={capitalized(name)}
      choices={[
        { value: '', label: formatMessage(messages.choose) },
        ...options.map((option) => ({ value: option, label: option })),
      ]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

const LineField = ({ variable: { name, kind }, value, onChange }: VariableProps) => (
  <Field
    required
    label={capitalized(name)}
    inputMode={kind === 'number' ? 'decimal' : 'text'}
    maxLength={maxValueLength}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

const fieldOf = { text: LineField, number: LineField, choice: ChoiceField, days: DaysField } as const;

type VariableFieldsProps = Readonly<{
  variables: readonly OrbVariable[];
  values: RunValues;
  onChange: (values: RunValues) => void;
}>;

/** What the prompt names in brackets, asked before the run; nothing where it names nothing. */
export const VariableFields = ({ variables, values, onChange }: VariableFieldsProps) =>
  variables.length === 0 ? null : (
    <section className={styles['variables']} aria-labelledby="orb-variables">
      <h2 id="orb-variables" className="h4">
        <FormattedMessage {...messages.asked} />
      </h2>
      <p className="sm dim">
        <FormattedMessage {...messages.allRequired} values={{ count: variables.length }} />
      </p>
      {variables.map((variable) => {
        const VariableField = fieldOf[variable.kind];
        return (
          <VariableField
            key={variable.name}
            variable={variable}
            value={values[variable.name] ?? ''}
            onChange={(value) => onChange({ ...values, [variable.name]: value })}
          />
        );
      })}
    </section>
  );
