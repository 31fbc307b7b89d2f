import { Button } from '@ecrin/ui/button/button.tsx';
import { type ReactNode, useId, useState } from 'react';
import styles from '../profile.module.css';

type SignInMethodRowProps = Readonly<{
  title: string;
  text: ReactNode;
  /** Its buttons. */ acts?: ReactNode;
  /** The form one of them opened. */ children?: ReactNode;
}>;

/** One sign-in method: its name, state and actions. */
export const SignInMethodRow = ({ title, text, acts, children }: SignInMethodRowProps) => (
  <div className={styles['access']}>
    <div className={styles['row']}>
      <div className={styles['what']}>
        <h3 className="label">{title}</h3>
        {text}
      </div>
      {acts && <div className={styles['acts']}>{acts}</div>}
    </div>
    {children && <div className={styles['opened']}>{children}</div>}
  </div>
);

type SignInMethodFormProps = Readonly<{
  title: string;
  text: ReactNode;
  /** The button that opens the form; `actionOf`: its accessible name, where the visible one is ambiguous. */
  action: string;
  actionOf?: string;
  /** More buttons in the same row. */
  also?: ReactNode;
  children: (close: () => void) => ReactNode;
}>;

/** A sign-in method with a form behind a button; closing the form returns the focus to the button. */
export const SignInMethodForm = ({ title, text, action, actionOf, also, children }: SignInMethodFormProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  const button = (
    <Button id={id} aria-label={actionOf} aria-expanded={open} onClick={() => setOpen(!open)}>
      {action}
    </Button>
  );
  return (
    <SignInMethodRow
      title={title}
      text={text}
      acts={
        <>
          {also}
          {button}
        </>
      }
    >
      {open && children(close)}
    </SignInMethodRow>
  );
};
