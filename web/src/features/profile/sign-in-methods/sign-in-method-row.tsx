import { Button } from '@ecrin/ui/button/button.tsx';
import { type ReactNode, useId, useState } from 'react';
import styles from '../profile.module.css';

type SignInMethodRowProps = Readonly<{
  /** For links to it. */
  id?: string;
  title: string;
  text: ReactNode;
  /** Its buttons. */ acts?: ReactNode;
  /** The form one of them opened. */ children?: ReactNode;
}>;

/** The link was followed before the row was there. */
const scrollToLinked = (row: HTMLElement | null) => {
  if (row?.id && window.location.hash === `#${row.id}`) row.scrollIntoView({ block: 'center' });
};

/** One sign-in method: its name, state and actions. */
export const SignInMethodRow = ({ id, title, text, acts, children }: SignInMethodRowProps) => (
  <div className={styles['access']} id={id} ref={scrollToLinked}>
    <div className={styles['row']}>
      <div className={styles['what']}>
        <h2 className="label">{title}</h2>
        {text}
      </div>
      {acts && <div className={styles['acts']}>{acts}</div>}
    </div>
    {children && <div className={styles['opened']}>{children}</div>}
  </div>
);

type SignInMethodFormProps = Readonly<{
  /** For links to its row. */
  rowId?: string;
  title: string;
  text: ReactNode;
  /** The button that opens the form; `actionOf`: its accessible name, where the visible one is ambiguous. */
  action: string;
  actionOf?: string;
  /** More buttons in the same row. */
  also?: ReactNode;
  /** Whether the form is open to begin with. */
  opened?: boolean;
  children: (close: () => void) => ReactNode;
}>;

/** A sign-in method with a form behind a button; closing the form returns the focus to the button. */
export const SignInMethodForm = (props: SignInMethodFormProps) => {
  const { rowId, title, text, action, actionOf, also, opened = false, children } = props;
  const [open, setOpen] = useState(opened);
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
      {...(rowId && { id: rowId })}
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
