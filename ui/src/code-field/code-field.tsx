import { useId, type ComponentProps } from 'react';
import { Icon } from '#icon/icon.tsx';
import { alertIcon } from '#icon/icons.ts';
import styles from './code-field.module.css';

const length = 6;
const places = [0, 1, 2, 3, 4, 5] as const;

type CodeFieldProps = Pick<ComponentProps<'input'>, 'name' | 'autoFocus' | 'readOnly'> &
  Readonly<{
    label: string;
    value: string;
    onChange: (digits: string) => void;
    /** All six are there, typed, pasted or filled in by the device. */
    onFull?: (digits: string) => void;
    error?: string | null;
  }>;

const Cells = ({ value }: { value: string }) =>
  places.map((place) => (
    <span key={place} aria-hidden="true" data-next={place === Math.min(value.length, length - 1) || undefined}>
      {value[place]}
    </span>
  ));

/** Six digits in six cells, over one real field: a pasted « 123 456 » and a code offered by the device both fit. */
export const CodeField = ({ label, value, onChange, onFull, error, ...input }: CodeFieldProps) => {
  const id = useId();
  const take = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onFull?.(digits);
  };
  return (
    <div className={styles['field']} data-bad={error ? true : undefined}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['cells']}>
        <Cells value={value} />
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => take(event.target.value)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          <Icon of={alertIcon} size="sm" />
          {error}
        </p>
      )}
    </div>
  );
};
