import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { NewPasswordFields } from '@ecrin/ui/field/new-password-fields.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemSentence, useResultFeedback } from '#lib/api/problem-feedback.ts';
import { confirmMessages } from '#lib/confirm/confirm.messages.ts';
import { useInstallation } from '#lib/session/installation.ts';
import { useChangePasswordMutation } from '#lib/session/own-sessions.api.ts';
import { useAskPasswordLinkMutation } from '#lib/session/sign-in-methods.api.ts';
import { securityMessages as messages } from '../security/security.messages.ts';
import { newPasswordFaults, readNewPassword } from './password-fields.ts';
import { SignInMethodForm, SignInMethodRow } from './sign-in-method-row.tsx';
import { signInMethodMessages } from './sign-in-methods.messages.ts';
import styles from '../security/security.module.css';

type Faults = Partial<ReturnType<typeof newPasswordFaults>>;
type PasswordFormProps = Readonly<{ email: string; onDone: () => void; onCancel: () => void }>;

const PasswordFields = ({ faults }: { faults: Faults }) => {
  const { formatMessage } = useIntl();
  const fault = (name: keyof Faults) => (faults[name] ? formatMessage(messages[faults[name]]) : null);
  const toggle = { showLabel: formatMessage(confirmMessages.show), hideLabel: formatMessage(confirmMessages.hide) };
  return (
    <>
      <PasswordField
        label={formatMessage(messages.current)}
        name="current"
        autoComplete="current-password"
        error={fault('current')}
        {...toggle}
        required
      />
      <NewPasswordFields
        name="wanted"
        label={formatMessage(messages.wanted)}
        hint={formatMessage(messages.wantedHint)}
        error={fault('wanted')}
        confirmationLabel={formatMessage(messages.confirmation)}
        confirmationError={fault('confirmation')}
        {...toggle}
      />
    </>
  );
};

/** The typed values are dropped with the form; a refusal shows the server's sentence. */
const PasswordForm = ({ email, onDone, onCancel }: PasswordFormProps) => {
  const { formatMessage } = useIntl();
  const [changePassword, { isLoading, error }] = useChangePasswordMutation();
  const sentence = useProblemSentence(error);
  const [faults, setFaults] = useState<Faults>({});

  const send = async (fields: FormData) => {
    const typed = readNewPassword(fields);
    const found = newPasswordFaults(typed);
    setFaults(found);
    if (isLoading || Object.values(found).some(Boolean)) return;
    const { currentPassword, newPassword } = typed;
    if (!(await changePassword({ currentPassword, newPassword })).error) onDone();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => submitForm(event, send)} noValidate>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordFields faults={faults} />
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <div className={styles['acts']}>
        <Button look="primary" type="submit" busy={isLoading}>
          {formatMessage(messages.keep)}
        </Button>
        <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>
      </div>
    </form>
  );
};

/** A first password is set like a forgotten one: by a link sent to the proved address. */
const FirstPassword = ({ client: { email, emailProved } }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const [ask, { isLoading }] = useAskPasswordLinkMutation();
  const showResult = useResultFeedback();
  const { mail } = useInstallation();
  const can = email !== null && emailProved;
  const send = async () => {
    if (email !== null) showResult(await ask({ email }), formatMessage(signInMethodMessages.linkSent, { mail }));
  };
  return (
    <SignInMethodRow
      title={formatMessage(messages.password)}
      text={
        <p className="sm dim">
          {can
            ? formatMessage(signInMethodMessages.passwordNone, { mail })
            : formatMessage(signInMethodMessages.passwordNeedsEmail)}
        </p>
      }
      acts={
        can && (
          <Button busy={isLoading} onClick={() => void send()}>
            {formatMessage(signInMethodMessages.passwordLink, { mail })}
          </Button>
        )
      }
    />
  );
};

export const PasswordMethod = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  if (!client.hasPassword) return <FirstPassword client={client} />;
  return (
    <SignInMethodForm
      title={formatMessage(messages.password)}
      text={<p className="sm dim">{formatMessage(messages.passwordText)}</p>}
      action={formatMessage(messages.change)}
    >
      {(close) => {
        const done = () => {
          close();
          showToast({ tone: 'done', message: formatMessage(messages.changed) });
        };
        return <PasswordForm email={client.email ?? ''} onDone={done} onCancel={close} />;
      }}
    </SignInMethodForm>
  );
};
