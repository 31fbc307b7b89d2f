import { readText } from '@ecrin/browser/form/form-fields.ts';
import type { AskedErasure, AskErasureRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { ConfirmDialog } from '@ecrin/ui/confirm-dialog/confirm-dialog.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { focusFirstError, submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { trashIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { useConfirmed } from '#lib/confirm/use-confirmed.tsx';
import { formMessages as messages } from './erasure-form.messages.ts';
import { useAskErasureMutation } from './erasure.api.ts';
import styles from './erasure.module.css';

type When = AskErasureRequest['when'];

const Acts = ({ busy, onChoose }: Readonly<{ busy: boolean; onChoose: (when: When) => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['acts']}>
      <Button look="danger" type="submit" busy={busy} onClick={() => onChoose('in-seven-days')}>
        <Icon of={trashIcon} />
        {formatMessage(messages.inSevenDays)}
      </Button>
      <Link href="/app/profile" {...buttonLook()}>
        {formatMessage(messages.keep)}
      </Link>
      <Button look="text" type="submit" busy={busy} onClick={() => onChoose('now')}>
        {formatMessage(messages.now)}
      </Button>
    </div>
  );
};

type SureProps = Readonly<{ open: boolean; onCancel: () => void; onConfirm: () => void }>;

const Sure = (question: SureProps) => {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      {...question}
      look="danger"
      title={formatMessage(messages.nowTitle)}
      cancelLabel={formatMessage(messages.keep)}
      confirmLabel={formatMessage(messages.now)}
    >
      {formatMessage(messages.nowText)}
    </ConfirmDialog>
  );
};

type FormProps = Readonly<{ onAsked: (asked: AskedErasure, when: When) => void }>;

/** The word that was asked for, and by which button it was sent. */
const useErasureForm = ({ onAsked }: FormProps) => {
  const word = useIntl().formatMessage(messages.word);
  const [ask, { isLoading: busy, error }] = useAskErasureMutation();
  const { run, question } = useConfirmed();
  const [wrong, setWrong] = useState(false);
  const [asksAgain, askAgain] = useState(false);
  // Enter in the field presses the first button of the form.
  const chosen = useRef<When>('in-seven-days');
  const erase = async (when: When) => {
    askAgain(false);
    const { data } = await run(() => ask({ when }));
    if (data) onAsked(data, when);
  };
  const send = (fields: FormData) => {
    const isWrong = readText(fields, 'word').toLowerCase() !== word;
    setWrong(isWrong);
    if (busy || isWrong) return;
    if (chosen.current === 'now') askAgain(true);
    else void erase('in-seven-days');
  };
  const choose = (when: When) => {
    chosen.current = when;
  };
  return { word, busy, error, wrong, asksAgain, askAgain, erase, send, choose, question };
};

/** Asks for the word, then for the erasure; without days of grace only after one more question. */
export const ErasureForm = (props: FormProps) => {
  const { formatMessage } = useIntl();
  const { word, busy, error, wrong, asksAgain, askAgain, erase, send, choose, question } = useErasureForm(props);
  const sentence = useProblemSentence(error);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusFirstError(form.current);
  }, [error]);
  return (
    <>
      <form ref={form} className={styles['form']} onSubmit={(event) => submitForm(event, send)} noValidate>
        <Field
          label={formatMessage(messages.confirm, { word })}
          name="word"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          error={wrong ? formatMessage(messages.otherWord, { word }) : null}
        />
        {sentence && <Banner tone="bad">{sentence}</Banner>}
        <Acts busy={busy} onChoose={choose} />
        <Sure open={asksAgain} onCancel={() => askAgain(false)} onConfirm={() => void erase('now')} />
      </form>
      {question}
    </>
  );
};
