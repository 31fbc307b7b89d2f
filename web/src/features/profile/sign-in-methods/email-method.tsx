import { emailFault, readPassword, readText } from '@ecrin/browser/form/form-fields.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field, PasswordField } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { confirmMessages } from '#lib/confirm/confirm.messages.ts';
import { useConfirmed } from '#lib/confirm/use-confirmed.tsx';
import { EmailProof } from '#lib/proof/email-proof.tsx';
import { useInstallation } from '#lib/session/installation.ts';
import { isEmailTaken, unprovedEmail } from '#lib/session/unproved-email.ts';
import { useChangeEmailMutation } from '../profile.api.ts';
import { securityMessages } from '../security/security.messages.ts';
import { SignInMethodForm } from './sign-in-method-row.tsx';
import { signInMethodMessages as messages } from './sign-in-methods.messages.ts';
import styles from '../security/security.module.css';

const readEmailChange = (fields: FormData, { hasPassword }: ClientProfile) => ({
  email: readText(fields, 'email').normalize('NFC'),
  password: hasPassword ? readPassword(fields, 'current') : null,
});
const emailChangeFaults = ({ email, password }: ReturnType<typeof readEmailChange>) => ({
  email: emailFault(email) !== undefined,
  password: password === '',
});

const CurrentPassword = ({ missing }: { missing: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      label={formatMessage(securityMessages.current)}
      name="current"
      autoComplete="current-password"
      required
      hint={formatMessage(messages.passwordWhy)}
      showLabel={formatMessage(confirmMessages.show)}
      hideLabel={formatMessage(confirmMessages.hide)}
      error={missing ? formatMessage(securityMessages.required) : null}
    />
  );
};

const EmailActs = ({ busy, onCancel }: Readonly<{ busy: boolean; onCancel: () => void }>) => {
  const { formatMessage } = useIntl();
  const { mail } = useInstallation();
  return (
    <div className={styles['acts']}>
      <Button look="primary" type="submit" busy={busy}>
        {formatMessage(messages.sendCode, { mail })}
      </Button>
      <Button onClick={onCancel}>{formatMessage(securityMessages.cancel)}</Button>
    </div>
  );
};

type EmailFormProps = Readonly<{ client: ClientProfile; onDone: () => void }>;

/** The new address and, if there is one, the password; then the code sent to the new address. */
const EmailForm = ({ client, onDone }: EmailFormProps) => {
  const { formatMessage } = useIntl();
  const [change, { isLoading, error }] = useChangeEmailMutation();
  const { run, question } = useConfirmed();
  const [fault, setFault] = useState<ReturnType<typeof emailChangeFaults>>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sentence = useProblemSentence(error);
  const send = async (fields: FormData) => {
    const request = readEmailChange(fields, client);
    const found = emailChangeFaults(request);
    setFault(found);
    if (isLoading || found.email || found.password) return;
    if (!(await run(() => change(request))).error) setSentTo(request.email);
  };
  const proved = () => {
    showToast({ tone: 'done', message: formatMessage(messages.emailChanged) });
    onDone();
  };
  if (sentTo !== null) return <EmailProof email={sentTo} justSent onProved={proved} />;
  return (
    <>
      <form className={styles['form']} onSubmit={(event) => submitForm(event, send)} noValidate>
        <Field
          label={formatMessage(messages.newEmail)}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          error={fault?.email ? formatMessage(messages.emailWrong) : null}
        />
        {client.hasPassword && <CurrentPassword missing={fault?.password === true} />}
        {sentence && <Banner tone="bad">{sentence}</Banner>}
        <EmailActs busy={isLoading} onCancel={onDone} />
      </form>
      {question}
    </>
  );
};

/** Whether the address is proved; the link to prove it is at the top of the screen. */
const EmailStatus = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const waiting = unprovedEmail(client);
  if (waiting === null)
    return <p className="sm dim">{formatMessage(client.email === null ? messages.emailNone : messages.emailProved)}</p>;
  const sentence =
    client.awaitedEmail === null
      ? formatMessage(messages.emailToProve)
      : formatMessage(messages.emailAwaited, { email: client.awaitedEmail });
  return <p className="sm dim">{sentence}</p>;
};

export const EmailMethod = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const has = client.email !== null;
  return (
    <SignInMethodForm
      rowId="email"
      opened={isEmailTaken(client)}
      title={formatMessage(messages.email)}
      text={
        <>
          {has && <p>{client.email}</p>}
          <EmailStatus client={client} />
        </>
      }
      action={formatMessage(has ? messages.change : messages.add)}
      actionOf={formatMessage(has ? messages.changeEmail : messages.addEmail)}
    >
      {(close) => <EmailForm client={client} onDone={close} />}
    </SignInMethodForm>
  );
};
