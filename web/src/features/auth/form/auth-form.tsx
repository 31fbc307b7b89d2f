import {
  confirmationFault,
  emailFault,
  readPassword,
  readText,
  requiredFault,
  type FieldFaults,
} from '@ecrin/browser/form/form-fields.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { authMessages as messages } from '../auth.messages.ts';
import styles from './auth-form.module.css';

export const readSignIn = (fields: FormData) => ({
  email: readText(fields, 'email'),
  password: readPassword(fields, 'password'),
});
export const readRegistration = (fields: FormData) => ({
  ...readSignIn(fields),
  firstname: readText(fields, 'firstname'),
});

export const signInFaults = ({ email, password }: ReturnType<typeof readSignIn>): FieldFaults => ({
  email: emailFault(email),
  password: requiredFault(password),
});

/** A new password is typed twice. */
export const newPasswordFaults = (password: string, confirmation: string): FieldFaults => ({
  password: requiredFault(password),
  confirmation: confirmationFault(password, confirmation.normalize('NFC')),
});

/** Faults found before sending; the server checks length and commonness of a password. */
export const registrationFaults = (
  { firstname, ...credentials }: ReturnType<typeof readRegistration>,
  confirmation: string,
): FieldFaults => ({
  ...signInFaults(credentials),
  ...newPasswordFaults(credentials.password, confirmation),
  firstname: requiredFault(firstname),
});

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
