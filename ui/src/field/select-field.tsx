import { useId, type ComponentProps } from 'react';
import { Icon } from '#icon/icon.tsx';
import { chevronDownIcon } from '#icon/icons.ts';
import styles from './field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> &
  Readonly<{ label: string; choices: readonly Readonly<{ value: string; label: string }>[] }>;

/** A labelled choice among many; the device's own list opens. */
export const SelectField = ({ label, choices, ...select }: SelectFieldProps) => {
  const id = useId();
  return (
    <div className={styles['field']}>
      <div className={styles['label']}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={styles['box']} data-select>
        <select {...select} id={id}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of={chevronDownIcon} size="sm" />
      </div>
    </div>
  );
};
