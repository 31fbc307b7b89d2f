import type { ReactNode } from 'react';
import { Banner } from '#banner/banner.tsx';
import { Button } from '#button/button.tsx';
import { submitForm } from '#field/submit-form.ts';
import styles from './form.module.css';

type FormProps = Readonly<{
  send: string;
  busy: boolean;
  /** Why the last attempt was refused; null when it was not. */
  refusal: string | null;
  onSend: (fields: FormData) => void;
  /** A secondary action next to the button, on the same line. */
  aside?: ReactNode;
  children: ReactNode;
}>;

/** Fields over one button; a refusal is shown above it and announced. */
export const Form = ({ send, busy, refusal, onSend, aside, children }: FormProps) => (
  <form
    className={styles['form']}
    onSubmit={(event) => submitForm(event, (fields) => busy || onSend(fields))}
    noValidate
  >
    {children}
    {refusal && <Banner tone="bad">{refusal}</Banner>}
    <div className={styles['acts']} data-alone={aside ? undefined : true}>
      <Button look="primary" size={aside ? 'md' : 'lg'} block={!aside} type="submit" busy={busy}>
        {send}
      </Button>
      {aside}
    </div>
  </form>
);
