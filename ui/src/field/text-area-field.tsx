import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> &
  Readonly<{
    label: string;
    hint?: string;
    /** Set in the serif of the person's own words. */
    own?: boolean;
  }>;

/** A labelled text of several lines that grows with it, with its hint tied to it. */
export const TextAreaField = ({ label, hint, own = false, ...area }: TextAreaFieldProps) => {
  const id = useId();
  return (
    <div className={styles['field']}>
      <div className={styles['label']}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={styles['box']} data-area data-own={own || undefined}>
        <textarea {...area} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
};
