import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '#button/button.tsx';
import { Icon } from '#icon/icon.tsx';
import { eyeIcon, eyeOffIcon } from '#icon/icons.ts';
import { FieldError } from './field-error.tsx';
import { notesOf } from './field-notes.ts';
import { useStandingError } from './standing-error.ts';
import styles from './field.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  Readonly<{
    label: string;
    /** A word at the label's end, e.g. a link. */
    aside?: ReactNode;
    hint?: string;
    /** Why the value is not accepted; null when it is. */
    error?: string | null;
    /** A control inside the field, at its start or its end. */
    start?: ReactNode;
    end?: ReactNode;
  }>;

/** A labelled line of text, 52 px tall, with its hint and its error tied to it. */
export const Field = ({ label, aside, hint, error: given, start, end, ...input }: FieldProps) => {
  const id = useId();
  const [error, onInput] = useStandingError({ ...input, error: given });
  return (
    <div className={styles['field']} data-bad={error ? true : undefined}>
      <div className={styles['label']}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles['box']}>
        {start}
        <input
          dir="auto"
          {...input}
          id={id}
          onInput={onInput}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesOf(id, { hint, error })}
        />
        {end}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};

type PasswordFieldProps = Omit<FieldProps, 'start' | 'end' | 'type'> &
  Readonly<{ showLabel: string; hideLabel: string }>;

/** A password that can be read back while typing. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [shown, show] = useState(false);
  const eye = (
    <IconButton label={shown ? hideLabel : showLabel} onClick={() => show(!shown)}>
      <Icon of={shown ? eyeOffIcon : eyeIcon} />
    </IconButton>
  );
  return <Field {...field} type={shown ? 'text' : 'password'} end={eye} />;
};
