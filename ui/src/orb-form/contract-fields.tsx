import type { ReactNode } from 'react';
import { Options } from '#choice-list/options.tsx';
import { Field } from '#field/field.tsx';
import { Switch } from '#switch/switch.tsx';
import { FieldPairs, FormPart } from './form-part.tsx';
import styles from './orb-form.module.css';

type Kind = 'text' | 'list' | 'checklist' | 'score' | 'label' | 'table';
type Measures = Readonly<{ kind: Kind; cited: boolean; maxItems: number; maxWords: number }>;
type Change = Readonly<{ onChange: (changed: Partial<Measures>) => void }>;

type NumberFieldProps = Readonly<{
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}>;

const NumberField = ({ label, value, least, most, onChange }: NumberFieldProps) => (
  <Field
    type="number"
    label={label}
    min={least}
    max={most}
    value={value}
    onChange={({ target }) => onChange(Math.min(most, Math.max(least, target.valueAsNumber || least)))}
  />
);

const hasItems = (kind: Kind): boolean => ['list', 'checklist', 'table'].includes(kind);

type ContractFieldsProps = Change &
  Readonly<{
    measures: Measures;
    kinds: readonly Readonly<{ choice: Kind; name: string; text: string }>[];
    limits: Readonly<{ items: number; words: readonly [least: number, most: number] }>;
    labels: Readonly<{ title: string; text: string; form: string; maxItems: string; maxWords: string; cited: string }>;
    /** The words of its form, below the choice. */
    children?: ReactNode;
  }>;

/** What every run of an orb must return: its form, its measures, whether each line is cited. */
export const ContractFields = ({ measures, kinds, limits, labels, onChange, children }: ContractFieldsProps) => (
  <FormPart id="orb-contract" title={labels.title} text={labels.text}>
    <Options
      beside
      label={labels.form}
      choices={kinds}
      chosen={measures.kind}
      onChoose={(kind) => onChange({ kind })}
    />
    {children}
    <FieldPairs>
      {hasItems(measures.kind) && (
        <NumberField
          label={labels.maxItems}
          value={measures.maxItems}
          least={1}
          most={limits.items}
          onChange={(maxItems) => onChange({ maxItems })}
        />
      )}
      <NumberField
        label={labels.maxWords}
        value={measures.maxWords}
        least={limits.words[0]}
        most={limits.words[1]}
        onChange={(maxWords) => onChange({ maxWords })}
      />
    </FieldPairs>
    <div className={styles['switch']}>
      <span>{labels.cited}</span>
      <Switch label={labels.cited} on={measures.cited} onChange={(cited) => onChange({ cited })} />
    </div>
  </FormPart>
);
