import { buttonLook } from '@ecrin/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { Form } from '#lib/form/form.tsx';
import { BackLink } from '#lib/page/back-link.tsx';
import { adminFormMessages as messages } from './admin-form.messages.ts';
import styles from '../admins.module.css';

type AdminFormPageProps = Readonly<{
  title: string;
  text?: string;
  /** The target of the link above and of « Annuler ». */
  back: string;
  backLabel: string | null;
  send: string;
  busy: boolean;
  problem: unknown;
  onSend: (fields: FormData) => Promise<void>;
  children: ReactNode;
}>;

/** A page with one form about an administrator. */
export const AdminFormPage = ({ title, text, back, backLabel, onSend, children, ...form }: AdminFormPageProps) => {
  const { formatMessage } = useIntl();
  const cancel = (
    <Link href={back} {...buttonLook()}>
      {formatMessage(messages.cancel)}
    </Link>
  );
  return (
    <>
      <BackLink to={back}>{backLabel}</BackLink>
      <div>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {title}
        </h1>
        {text && <p className="sm dim">{text}</p>}
      </div>
      <div className={styles['form']}>
        <Form {...form} onSend={(fields) => void onSend(fields)} aside={cancel}>
          {children}
        </Form>
      </div>
    </>
  );
};
