import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { notesOf } from './field-notes.ts';
import { useStandingError } from './standing-error.ts';
import styles from './field.module.css';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> &
  Readonly<{
    label: string;
    /** At the label's end, e.g. what fills the field. */
    aside?: ReactNode;
    hint?: string;
    /** Why the value is not accepted; null when it is. */
    error?: string | null;
    /** Set in the serif of the person's own words. */
    own?: boolean;
  }>;

/** A labelled text of several lines that grows with it, with its hint tied to it. */
export const TextAreaField = ({ label, aside, hint, error: given, own = false, ...area }: TextAreaFieldProps) => {
  const id = useId();
  const [error, onInput] = useStandingError({ ...area, error: given });
  return (
    <div className={styles['field']} data-bad={error ? true : undefined}>
      <div className={styles['label']}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles['box']} data-area data-own={own || undefined}>
        <textarea
          dir="auto"
          {...area}
          id={id}
          onInput={onInput}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesOf(id, { hint, error })}
        />
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
