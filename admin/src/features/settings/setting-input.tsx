import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MaintenanceInput } from './maintenance-input.tsx';
import type { SettingControl, SettingDefinition } from './setting-groups.ts';
import styles from './settings.module.css';

type SettingInputProps = Readonly<{
  definition: SettingDefinition;
  typed: string;
  disabled: boolean;
  isWrong: boolean;
  describedBy: string;
  onType: (typed: string) => void;
}>;
type Described = Readonly<{
  label: string;
  input: Readonly<{ disabled: boolean; 'aria-invalid': true | undefined; 'aria-describedby': string }>;
}>;
type Of<Kind extends SettingControl['kind']> = Described &
  Pick<SettingInputProps, 'typed' | 'onType'> &
  Readonly<{ control: Extract<SettingControl, { kind: Kind }> }>;

const ChoiceInput = ({ control: { choices }, label, input, typed, onType }: Of<'choice'>) => {
  const { formatMessage } = useIntl();
  return (
    <span className={styles['box']}>
      <select {...input} aria-label={label} value={typed} onChange={({ target }) => onType(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {formatMessage(choice.label)}
          </option>
        ))}
      </select>
      <Icon of={chevronDownIcon} size="sm" />
    </span>
  );
};

/** Thousands are separated except while somebody types: entering the field changes nothing, so that what is selected stays selected. */
const NumberInput = ({ control: { unit }, label, input, typed, onType }: Of<'number'>) => {
  const { formatMessage, formatNumber } = useIntl();
  const [editing, edit] = useState(false);
  const isPlain = !editing && /^\d+(?:\.\d+)?$/.test(typed);
  return (
    <span className={styles['box']} data-number>
      <input
        {...input}
        aria-label={label}
        inputMode="decimal"
        value={isPlain ? formatNumber(Number(typed), { maximumFractionDigits: 4 }) : typed}
        onBlur={() => edit(false)}
        onChange={({ target }) => {
          edit(true);
          onType(plainOf(target.value));
        }}
      />
      <small>{formatMessage(unit)}</small>
    </span>
  );
};

/** Without what separates thousands, in French and in English, and with a point before decimals. */
const plainOf = (typed: string): string => {
  const close = typed.replaceAll(/[\s\u202f\u00a0]/gu, '');
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(close) ? close.replaceAll(',', '') : close.replace(',', '.');
};

export const SettingInput = ({ definition, typed, disabled, isWrong, describedBy, onType }: SettingInputProps) => {
  const label = useIntl().formatMessage(definition.title);
  const input = { disabled, 'aria-invalid': isWrong || undefined, 'aria-describedby': describedBy } as const;
  const { control } = definition;
  const shared = { label, input, typed, onType };
  if (control.kind === 'choice') return <ChoiceInput {...shared} control={control} />;
  if (control.kind === 'number') return <NumberInput {...shared} control={control} />;
  if (control.kind === 'maintenance') return <MaintenanceInput {...shared} />;
  const typing = {
    ...input,
    'aria-label': label,
    value: typed,
    onChange: ({ target }: Readonly<{ target: Readonly<{ value: string }> }>) => onType(target.value),
  };
  return (
    <span className={styles['box']}>
      {control.kind === 'text' ? <input {...typing} maxLength={40} /> : <textarea {...typing} rows={2} />}
    </span>
  );
};
