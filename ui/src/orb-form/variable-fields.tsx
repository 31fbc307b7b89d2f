import { Button, IconButton } from '#button/button.tsx';
import { Field } from '#field/field.tsx';
import { SelectField } from '#field/select-field.tsx';
import { Icon } from '#icon/icon.tsx';
import { plusIcon, trashIcon } from '#icon/icons.ts';
import styles from './orb-form.module.css';

type Kind = 'text' | 'choice' | 'number' | 'days';
type Variable = Readonly<{ id: number; name: string; kind: Kind; options: string }>;
type Given = Readonly<{
  kinds: readonly Readonly<{ value: Kind; label: string }>[];
  /** Characters of a name, and how many variables. */
  limits: Readonly<{ name: number; count: number }>;
  labels: Readonly<{ name: string; kind: string; options: string; add: string; remove: (name: string) => string }>;
}>;

/** Characters of options as they are typed. */
const longestOptions = 400;

type RowProps = Given &
  Readonly<{ variable: Variable; onChange: (changed: Partial<Variable>) => void; onRemove: () => void }>;

const Row = ({ variable: { name, kind, options }, kinds, limits, labels, onChange, onRemove }: RowProps) => (
  <li className={styles['variable']}>
    <Field
      label={labels.name}
      maxLength={limits.name}
      value={name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <SelectField
      label={labels.kind}
      choices={kinds}
      value={kind}
      onChange={({ target }) => onChange({ kind: target.value as Kind })}
    />
    <IconButton label={labels.remove(name)} onClick={onRemove}>
      <Icon of={trashIcon} />
    </IconButton>
    {kind === 'choice' && (
      <div className={styles['options']}>
        <Field
          label={labels.options}
          maxLength={longestOptions}
          value={options}
          onChange={({ target }) => onChange({ options: target.value })}
        />
      </div>
    )}
  </li>
);

type VariableFieldsProps = Given &
  Readonly<{ variables: readonly Variable[]; onChange: (variables: readonly Variable[]) => void }>;

/** What an orb asks before each run; its prompt names each in brackets. */
export const VariableFields = ({ variables, onChange, ...given }: VariableFieldsProps) => {
  const nextId = Math.max(-1, ...variables.map(({ id }) => id)) + 1;
  return (
    <>
      {variables.length > 0 && (
        <ul className={styles['variables']}>
          {variables.map((variable) => (
            <Row
              key={variable.id}
              {...given}
              variable={variable}
              onChange={(changed) =>
                onChange(variables.map((one) => (one.id === variable.id ? { ...one, ...changed } : one)))
              }
              onRemove={() => onChange(variables.filter(({ id }) => id !== variable.id))}
            />
          ))}
        </ul>
      )}
      {variables.length < given.limits.count && (
        <div>
          <Button onClick={() => onChange([...variables, { id: nextId, name: '', kind: 'text', options: '' }])}>
            <Icon of={plusIcon} size="sm" />
            {given.labels.add}
          </Button>
        </div>
      )}
    </>
  );
};
