import { maxTermLength, maxVariables, variableKinds, type OrbVariable } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Button, IconButton } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { editMessages as messages } from './edit.messages.ts';
import type { WordsDraft } from './orb-draft.ts';
import styles from '../orbs.module.css';

type Variables = WordsDraft['variables'];
type Variable = Variables[number];
const longestOptions = 400;

type RowProps = Readonly<{
  variable: Variable;
  onChange: (changed: Partial<Variable>) => void;
  onRemove: () => void;
}>;

const Row = ({ variable: { name, kind, options }, onChange, onRemove }: RowProps) => {
  const { formatMessage } = useIntl();
  return (
    <li className={styles['variable']}>
      <Field
        label={formatMessage(messages.variableName)}
        maxLength={maxTermLength}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        label={formatMessage(messages.variableKind)}
        choices={variableKinds.map((one) => ({ value: one, label: formatMessage(messages.kindOf, { kind: one }) }))}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as OrbVariable['kind'] })}
      />
      <IconButton label={formatMessage(messages.removeVariable, { name })} onClick={onRemove}>
        <Icon of={trashIcon} />
      </IconButton>
      {kind === 'choice' && (
        <div className={styles['options']}>
          <Field
            label={formatMessage(messages.options)}
            maxLength={longestOptions}
            value={options}
            onChange={({ target }) => onChange({ options: target.value })}
          />
        </div>
      )}
    </li>
  );
};

/** What is asked before each run; the prompt names each in brackets. */
export const VariableFields = ({
  variables,
  onChange,
}: Readonly<{ variables: Variables; onChange: (variables: Variables) => void }>) => {
  const nextId = Math.max(-1, ...variables.map(({ id }) => id)) + 1;
  return (
    <>
      {variables.length > 0 && (
        <ul className={styles['part']}>
          {variables.map((variable) => (
            <Row
              key={variable.id}
              variable={variable}
              onChange={(changed) =>
                onChange(variables.map((one) => (one.id === variable.id ? { ...one, ...changed } : one)))
              }
              onRemove={() => onChange(variables.filter(({ id }) => id !== variable.id))}
            />
          ))}
        </ul>
      )}
      {variables.length < maxVariables && (
        <div>
          <Button onClick={() => onChange([...variables, { id: nextId, name: '', kind: 'text', options: '' }])}>
            <Icon of={plusIcon} size="sm" />
            <FormattedMessage {...messages.addVariable} />
          </Button>
        </div>
      )}
    </>
  );
};
