import { isClientError } from '@ecrin/browser/api/problem.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { CodeField } from '@ecrin/ui/code-field/code-field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '../api/problem-feedback.ts';
import { useSecondsUntil } from '../time/clock.ts';
import { proofMessages as messages } from './proof.messages.ts';
import styles from './proof.module.css';

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type ResendButtonProps = Readonly<{
  /** ms since 1970. */ allowedAt: number;
  /** False: this server only prepares it. */ sends?: boolean;
  onResend: () => void;
}>;

/** The countdown is hidden from screen readers; they announce when a new code may be asked for. */
export const ResendButton = ({ allowedAt, sends = true, onResend }: ResendButtonProps) => {
  const { formatMessage } = useIntl();
  const left = useSecondsUntil(allowedAt);
  const waiting = left > 0;
  return (
    <>
      <Button look="text" aria-disabled={waiting} onClick={() => !waiting && onResend()}>
        <span>
          {formatMessage(messages.resend, { sends })}{' '}
          {waiting && (
            <span className="num" aria-hidden="true">
              {formatMessage(messages.resendIn, { time: clockOf(left) })}
            </span>
          )}
        </span>
      </Button>
      <output aria-live="polite">
        <VisuallyHidden>{formatMessage(waiting ? messages.resendWait : messages.resendNow)}</VisuallyHidden>
      </output>
    </>
  );
};

type Answer = Readonly<{ error?: unknown }>;
/** A mutation with its state, as RTK Query returns it. */
export type Call<Given> = Readonly<{ run: (given: Given) => PromiseLike<Answer>; busy: boolean; problem: unknown }>;

type CodeStepProps = Readonly<{
  /** Where the code was sent. */ to: ReactNode;
  prove: Call<string>;
  /** Alternatives when the code does not arrive. */ alternatives: ReactNode;
}>;

/** Submits the code at its sixth digit. A refused code clears the field; one that could not be checked stays. */
export const CodeStep = ({ to, prove, alternatives }: CodeStepProps) => {
  const { formatMessage } = useIntl();
  const [digits, setDigits] = useState('');
  const [short, setShort] = useState(false);
  const sentence = useProblemSentence(prove.problem);
  const send = async (code: string) => {
    setShort(code.length < 6);
    if (code.length < 6 || prove.busy) return;
    const { error } = await prove.run(code);
    if (isClientError(error)) setDigits('');
  };
  return (
    <form className={styles['form']} onSubmit={(event) => submitForm(event, () => send(digits))} noValidate>
      <p className={styles['to']}>{to}</p>
      <CodeField
        label={formatMessage(messages.code)}
        name="code"
        value={digits}
        onChange={setDigits}
        onFull={(code) => void send(code)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that had the focus has just left the page
        autoFocus
        error={short ? formatMessage(messages.incomplete) : null}
      />
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <Button look="primary" size="lg" block type="submit" busy={prove.busy}>
        {formatMessage(messages.verify)}
      </Button>
      <div className={styles['ways']}>{alternatives}</div>
    </form>
  );
};
