import { isClientError } from '@ecrin/browser/api/problem.ts';
import {
  confirmationFault,
  emailFault,
  readPassword,
  readText,
  requiredFault,
  type FieldFaults,
} from '@ecrin/browser/form/form-fields.ts';
import { NewPasswordFields } from '@ecrin/ui/field/new-password-fields.tsx';
import { Form } from '@ecrin/ui/form/form.tsx';
import type { ComponentProps, ReactNode } from 'react';
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

type AuthFormProps = Omit<ComponentProps<typeof Form>, 'refusal' | 'aside'> &
  Readonly<{
    problem: unknown;
    /** What failed, shown after an error that is not a refusal. */ failed?: string;
  }>;

/** A form with one button; a refusal is shown above it and announced. */
export const AuthForm = ({ problem, failed, ...form }: AuthFormProps) => {
  const sentence = useProblemSentence(problem);
  const isFault = sentence !== null && failed !== undefined && !isClientError(problem);
  return <Form {...form} refusal={isFault ? `${sentence.replace(/\.?$/, '.')} ${failed}` : sentence} />;
};

type AlternativeLinkProps = Readonly<{ question: string; children: ReactNode }>;
export const AlternativeLink = ({ question, children }: AlternativeLinkProps) => (
  <p className={styles['other']}>
    {question} {children}
  </p>
);

type NewPasswordProps = Readonly<{ label: string; faults: FieldFaults }>;

/** A new password, typed twice. */
export const NewPassword = ({ label, faults }: NewPasswordProps) => {
  const { formatMessage } = useIntl();
  const fault = (name: string) => (faults[name] ? formatMessage(messages[faults[name]]) : null);
  return (
    <NewPasswordFields
      name="password"
      label={label}
      hint={formatMessage(messages.passwordHint)}
      error={fault('password')}
      confirmationLabel={formatMessage(messages.confirmation)}
      confirmationError={fault('confirmation')}
      showLabel={formatMessage(messages.show)}
      hideLabel={formatMessage(messages.hide)}
    />
  );
};
