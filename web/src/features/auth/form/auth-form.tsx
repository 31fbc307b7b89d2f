import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-sentence.ts';
import { authMessages as messages } from '../auth.messages.ts';
import styles from './auth-form.module.css';

export type FieldFault = 'required' | 'emailWrong' | 'mismatch';
export type FieldFaults = Readonly<Record<string, FieldFault | undefined>>;

/** The value of a text field; '' for a file. */
export const textOf = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
export const emailFault = (email: string): FieldFault | undefined =>
  email === '' ? 'required' : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'emailWrong';
const missing = (value: string) => (value === '' ? 'required' : undefined);

export const readSignIn = (fields: FormData) => ({
  email: textOf(fields, 'email').trim(),
  password: textOf(fields, 'password').normalize('NFC'),
});
export const readRegistration = (fields: FormData) => ({
  ...readSignIn(fields),
  firstname: textOf(fields, 'firstname').trim(),
});

export const signInFaults = ({ email, password }: ReturnType<typeof readSignIn>): FieldFaults => ({
  email: emailFault(email),
  password: missing(password),
});

/** A new password is typed twice. */
export const newPasswordFaults = (password: string, confirmation: string): FieldFaults => ({
  password: missing(password),
  confirmation: password === confirmation.normalize('NFC') ? undefined : 'mismatch',
});

/** Faults found before sending; the server checks length and commonness of a password. */
export const registrationFaults = (
  { firstname, ...credentials }: ReturnType<typeof readRegistration>,
  confirmation: string,
): FieldFaults => ({
  ...signInFaults(credentials),
  ...newPasswordFaults(credentials.password, confirmation),
  firstname: missing(firstname),
});

export const hasFault = (faults: FieldFaults) => Object.values(faults).some(Boolean);

type AuthFormProps = Readonly<{
  send: string;
  busy: boolean;
  problem: unknown;
  onSend: (fields: FormData) => void;
  children: ReactNode;
}>;

/** A form with one button; a refusal is shown above it and announced. */
export const AuthForm = ({ send, busy, problem, onSend, children }: AuthFormProps) => {
  const sentence = useProblemSentence(problem);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => submitForm(event, (fields) => busy || onSend(fields))}
      noValidate
    >
      {children}
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <Button look="primary" size="lg" block type="submit" busy={busy}>
        {send}
      </Button>
    </form>
  );
};

type AlternativeLinkProps = Readonly<{ question: string; children: ReactNode }>;
export const AlternativeLink = ({ question, children }: AlternativeLinkProps) => (
  <p className={styles['other']}>
    {question} {children}
  </p>
);

type NewPasswordFieldsProps = Readonly<{ label: string; faults: FieldFaults }>;

/** A new password, typed twice. */
export const NewPasswordFields = ({ label, faults }: NewPasswordFieldsProps) => {
  const { formatMessage } = useIntl();
  const fault = (name: string) => (faults[name] ? formatMessage(messages[faults[name]]) : null);
  const toggle = { showLabel: formatMessage(messages.show), hideLabel: formatMessage(messages.hide), required: true };
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={formatMessage(messages.passwordHint)}
        error={fault('password')}
        {...toggle}
      />
      <PasswordField
        label={formatMessage(messages.confirmation)}
        name="confirmation"
        autoComplete="new-password"
        error={fault('confirmation')}
        {...toggle}
      />
    </>
  );
};
