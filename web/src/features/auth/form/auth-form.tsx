import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import type { ReactNode } from 'react';
import { useProblemSentence } from '#lib/api/problem-sentence.ts';
import styles from './auth-form.module.css';

type AuthFormProps = Readonly<{
  send: string;
  busy: boolean;
  problem: unknown;
  onSend: (fields: FormData) => void;
  children: ReactNode;
}>;

/** Fields over one button; a refusal stands above it and is read out. */
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
