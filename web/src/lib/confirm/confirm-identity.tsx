import { readPassword } from '@ecrin/browser/form/form-fields.ts';
import { askPasskey } from '@ecrin/browser/passkey/passkey-device.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { useBeginConfirmationMutation, useConfirmIdentityMutation } from '#lib/session/passkeys.api.ts';
import { confirmMessages as messages } from './confirm.messages.ts';
import { SignInAgain } from './sign-in-again.tsx';
import styles from './confirm.module.css';

type Confirming = Readonly<{ onConfirmed: () => void }>;

const ByPasskey = ({ onConfirmed }: Confirming) => {
  const { formatMessage } = useIntl();
  const [begin, beginning] = useBeginConfirmationMutation();
  const [confirm, confirming] = useConfirmIdentityMutation();
  const sentence = useProblemSentence(beginning.error ?? confirming.error);
  const ask = async () => {
    const { data: options } = await begin();
    const outcome = options && (await askPasskey(options));
    if (outcome && 'answer' in outcome && !(await confirm({ answer: outcome.answer })).error) onConfirmed();
  };
  return (
    <>
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <Button look="primary" block busy={beginning.isLoading || confirming.isLoading} onClick={() => void ask()}>
        {formatMessage(messages.byPasskey)}
      </Button>
    </>
  );
};

const ByPassword = ({ onConfirmed }: Confirming) => {
  const { formatMessage } = useIntl();
  const [confirm, { isLoading, error }] = useConfirmIdentityMutation();
  const [missing, setMissing] = useState(false);
  const sentence = useProblemSentence(error);
  const send = async (fields: FormData) => {
    const password = readPassword(fields, 'password');
    setMissing(password === '');
    if (!isLoading && password !== '' && !(await confirm({ password })).error) onConfirmed();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => submitForm(event, send)} noValidate>
      <PasswordField
        label={formatMessage(messages.password)}
        name="password"
        autoComplete="current-password"
        showLabel={formatMessage(messages.show)}
        hideLabel={formatMessage(messages.hide)}
        error={missing ? formatMessage(messages.passwordMissing) : null}
        required
      />
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <Button block type="submit" busy={isLoading}>
        {formatMessage(messages.confirm)}
      </Button>
    </form>
  );
};

type ConfirmIdentityProps = Confirming & Readonly<{ onCancel: () => void }>;

/** Proves in place who is there: by a passkey or the password; without either, by signing in again. */
export const ConfirmIdentity = ({ onConfirmed, onCancel }: ConfirmIdentityProps) => {
  const { formatMessage } = useIntl();
  const { data: client } = useGetMeQuery();
  const hasPasskey = (client?.passkeys.length ?? 0) > 0;
  const hasPassword = client?.hasPassword === true;
  return (
    <Dialog title={formatMessage(messages.title)} onClose={onCancel}>
      <div className={styles['form']}>
        {hasPasskey || hasPassword ? <p className="sm dim">{formatMessage(messages.text)}</p> : <SignInAgain />}
        {hasPasskey && <ByPasskey onConfirmed={onConfirmed} />}
        {hasPassword && <ByPassword onConfirmed={onConfirmed} />}
        <Button look="text" block onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </Dialog>
  );
};
