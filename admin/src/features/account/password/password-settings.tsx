import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { accountMessages as messages } from '../account.messages.ts';
import { PasswordForm } from './password-form.tsx';
import styles from '../account.module.css';

/** The form opens on request; when it closes the focus returns to its button. */
export const PasswordSettings = ({ email }: { email: string }) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const done = () => {
    close();
    showToast({ tone: 'done', message: formatMessage(messages.changed) });
  };
  return (
    <section className={styles['part']}>
      <div className={styles['row']}>
        <div>
          <h2 className="h4">{formatMessage(messages.password)}</h2>
          <p className="sm dim">{formatMessage(messages.passwordText)}</p>
        </div>
        <Button ref={opener} aria-expanded={open} onClick={() => setOpen(!open)}>
          {formatMessage(messages.change)}
        </Button>
      </div>
      {open && <PasswordForm email={email} onDone={done} onCancel={close} />}
    </section>
  );
};
