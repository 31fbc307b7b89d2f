import {
  maxResultItems,
  maxResultWords,
  minResultWords,
  resultKinds,
  type ResultKind,
} from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { orbsMessages } from '../orbs.messages.ts';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps } from './orb-draft.ts';
import styles from '../orbs.module.css';

type NumberProps = Readonly<{
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}>;

const NumberField = ({ label, value, least, most, onChange }: NumberProps) => (
  <Field
    type="number"
    label={label}
    min={least}
    max={most}
    value={value}
    onChange={({ target }) => onChange(Math.min(most, Math.max(least, target.valueAsNumber || least)))}
  />
);

const hasItems = (kind: ResultKind): boolean => ['list', 'checklist', 'table'].includes(kind);

const Measures = ({ draft: { kind, maxItems, maxWords }, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['pairs']}>
      <SelectField
        label={formatMessage(messages.form)}
        choices={resultKinds.map((one) => ({
          value: one,
          label: formatMessage(orbsMessages.resultKind, { kind: one }),
        }))}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as ResultKind })}
      />
      {hasItems(kind) && (
        <NumberField
          label={formatMessage(messages.maxItems)}
          value={maxItems}
          least={1}
          most={maxResultItems}
          onChange={(value) => onChange({ maxItems: value })}
        />
      )}
      <NumberField
        label={formatMessage(messages.maxWords)}
        value={maxWords}
        least={minResultWords}
        most={maxResultWords}
        onChange={(value) => onChange({ maxWords: value })}
      />
    </div>
  );
};

/** What every run must return, in either language: its form, its measures, whether each line is cited. */
export const ContractFields = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const { cited } = draft;
  return (
    <section className={styles['part']} aria-labelledby="orb-contract">
      <h2 id="orb-contract" className="h4">
        <FormattedMessage {...messages.contract} />
      </h2>
      <p className="sm dim">
        <FormattedMessage {...messages.contractText} />
      </p>
      <Measures draft={draft} onChange={onChange} />
      <div className={styles['switch']}>
        <span className="sm">{formatMessage(messages.cited)}</span>
        <Switch label={formatMessage(messages.cited)} on={cited} onChange={(on) => onChange({ cited: on })} />
      </div>
    </section>
  );
};
