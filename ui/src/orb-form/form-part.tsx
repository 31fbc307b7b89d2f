import type { ReactNode } from 'react';
import { submitForm } from '#field/submit-form.ts';
import styles from './orb-form.module.css';

type FormPartProps = Readonly<{ id: string; title: string; text?: string; children: ReactNode }>;

/** One part of the form of an orb under its own heading. */
export const FormPart = ({ id, title, text, children }: FormPartProps) => (
  <section className={styles['part']} aria-labelledby={id}>
    <h2 id={id} className="h4">
      {title}
    </h2>
    {text && <p className="sm dim">{text}</p>}
    {children}
  </section>
);

/** Side by side where there is room. */
export const FieldPairs = ({ children }: { children: ReactNode }) => <div className={styles['pairs']}>{children}</div>;

/** What ends the form; `note`: at its start. */
export const SaveBar = ({ note, children }: Readonly<{ note?: ReactNode; children: ReactNode }>) => (
  <div className={styles['save']}>
    {note && <span className="sm dim">{note}</span>}
    {children}
  </div>
);

/** All parts over one button. */
export const OrbFormFrame = ({ onSubmit, children }: Readonly<{ onSubmit: () => unknown; children: ReactNode }>) => (
  <form className={styles['form']} onSubmit={(event) => submitForm(event, onSubmit)} noValidate>
    {children}
  </form>
);
