import {
  maxResultItems,
  maxResultWords,
  maxTermLength,
  minResultWords,
  resultKinds,
} from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { contractMessages as messages } from './contract.messages.ts';
import type { DraftProps } from './orb-draft.ts';
import styles from './edit.module.css';

type NumberProps = Readonly<{
  label: MessageDescriptor;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}>;

const NumberField = ({ label, value, least, most, onChange }: NumberProps) => (
  <Field
    type="number"
    label={useIntl().formatMessage(label)}
    min={least}
    max={most}
    value={value}
    onChange={({ target }) => onChange(Math.min(most, Math.max(least, target.valueAsNumber || least)))}
  />
);

const longestList = 600;
const terms = {
  score: ['scale', messages.scale, maxTermLength],
  label: ['labels', messages.labels, longestList],
  table: ['columns', messages.columns, longestList],
} as const;

const TermsField = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const { kind } = draft;
  if (kind !== 'score' && kind !== 'label' && kind !== 'table') return null;
  const [field, label, most] = terms[kind];
  return (
    <Field
      label={formatMessage(label)}
      maxLength={most}
      value={draft[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
};

const hasItems = (kind: string): boolean => ['list', 'checklist', 'table'].includes(kind);

const FormChoice = ({ draft: { kind }, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles['contracts']} aria-label={formatMessage(messages.form)}>
      {resultKinds.map((one) => (
        <label key={one}>
          <input type="radio" name="orb-contract" checked={kind === one} onChange={() => onChange({ kind: one })} />
          <b>
            <FormattedMessage {...messages.resultKind} values={{ kind: one }} />
          </b>
          <small>
            <FormattedMessage {...messages.resultKindText} values={{ kind: one }} />
          </small>
        </label>
      ))}
    </fieldset>
  );
};

const Measures = ({ draft: { kind, maxItems, maxWords }, onChange }: DraftProps) => (
  <div className={styles['pairs']}>
    {hasItems(kind) && (
      <NumberField
        label={messages.maxItems}
        value={maxItems}
        least={1}
        most={maxResultItems}
        onChange={(value) => onChange({ maxItems: value })}
      />
    )}
    <NumberField
      label={messages.maxWords}
      value={maxWords}
      least={minResultWords}
      most={maxResultWords}
      onChange={(value) => onChange({ maxWords: value })}
    />
  </div>
);

/** What every run must return: its form, its measure, whether each line is cited. */
export const ContractFields = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['part']} aria-labelledby="orb-contract">
      <h2 id="orb-contract" className="h4">
        <FormattedMessage {...messages.contract} />
      </h2>
      <p className="sm dim">
        <FormattedMessage {...messages.contractText} />
      </p>
      <FormChoice draft={draft} onChange={onChange} />
      <TermsField draft={draft} onChange={onChange} />
      <Measures draft={draft} onChange={onChange} />
      <div className={styles['switch']}>
        <span>
          <FormattedMessage {...messages.cited} />
        </span>
        <Switch label={formatMessage(messages.cited)} on={draft.cited} onChange={(on) => onChange({ cited: on })} />
      </div>
    </section>
  );
};
