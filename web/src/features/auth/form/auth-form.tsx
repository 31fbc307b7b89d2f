import { isClientError } from '@ecrin/browser/api/problem.ts';
import {
  emailFault,
  readPassword,
  readText,
  requiredFault,
  type FieldFaults,
} from '@ecrin/browser/form/form-fields.ts';
import { Form } from '@ecrin/ui/form/form.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
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

/** Faults found before sending; the server checks length and commonness of a password. */
export const registrationFaults = ({
  firstname,
  ...credentials
}: ReturnType<typeof readRegistration>): FieldFaults => ({
  ...signInFaults(credentials),
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
