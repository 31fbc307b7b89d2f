import {
  emailFault,
  hasFault,
  readPassword,
  readText,
  type FieldFault,
  type FieldFaults,
} from '@ecrin/browser/form/form-fields.ts';
import { useLinkToken } from '@ecrin/browser/navigation/link-token.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useInstallation } from '#lib/session/installation.ts';
import { endSession } from '#lib/session/session.ts';
import { useAskPasswordLinkMutation } from '#lib/session/sign-in-methods.api.ts';
import { useResetPasswordMutation } from '../auth.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthForm, AlternativeLink } from '../form/auth-form.tsx';
import { AuthFrame } from '../form/auth-frame.tsx';
import { NewPassword, newPasswordFaults } from './new-password.tsx';
import { passwordMessages } from './password.messages.ts';

const bold = { b: (parts: ReactNode) => <b>{parts}</b> };

const Sent = ({ email, onOther }: { email: string; onOther: () => void }) => {
  const { mail } = useInstallation();
  return (
    <>
      <output>
        <FormattedMessage {...passwordMessages.linkSent} values={{ ...bold, email, mail }} />
      </output>
      {mail && (
        <p className="sm dim">
          <FormattedMessage {...passwordMessages.linkSentHint} />
        </p>
      )}
      <Button size="lg" block onClick={onOther}>
        <FormattedMessage {...passwordMessages.otherAddress} />
      </Button>
    </>
  );
};

type AskLinkFormProps = Readonly<{ onSent: (email: string) => void }>;

const AskLinkForm = ({ onSent }: AskLinkFormProps) => {
  const { formatMessage } = useIntl();
  const [ask, { isLoading, error }] = useAskPasswordLinkMutation();
  const [fault, setFault] = useState<FieldFault>();
  const { mail } = useInstallation();
  const send = async (fields: FormData) => {
    const email = readText(fields, 'email');
    const found = emailFault(email);
    setFault(found);
    if (!found && !(await ask({ email })).error) onSent(email);
  };
  return (
    <>
      <p className="dim">{formatMessage(passwordMessages.forgotText, { mail })}</p>
      <AuthForm
        send={formatMessage(passwordMessages.sendLink, { mail })}
        busy={isLoading}
        problem={error}
        onSend={(fields) => void send(fields)}
      >
        <Field
          label={formatMessage(messages.email)}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          error={fault ? formatMessage(messages[fault]) : null}
          required
        />
      </AuthForm>
    </>
  );
};

/** Shows the same text whether or not an account has that address. */
const AskPasswordLink = () => {
  const { formatMessage } = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthFrame title={formatMessage(passwordMessages.forgotTitle)}>
      {sentTo === null ? <AskLinkForm onSent={setSentTo} /> : <Sent email={sentTo} onOther={() => setSentTo(null)} />}
      <AlternativeLink question={formatMessage(passwordMessages.remembered)}>
        <Link href="/login" className="link">
          {formatMessage(messages.signIn)}
        </Link>
      </AlternativeLink>
    </AuthFrame>
  );
};

const Done = () => {
  const { formatMessage } = useIntl();
  return (
    <AuthFrame title={formatMessage(passwordMessages.resetDone)}>
      <output className="dim">{formatMessage(passwordMessages.resetDoneText)}</output>
      <Link href="/login" {...buttonLook({ look: 'primary', size: 'lg', block: true })}>
        {formatMessage(messages.signIn)}
      </Link>
    </AuthFrame>
  );
};

/** A new password, typed twice. Changing it ends every session, the one of this page too. */
const ResetPassword = ({ token }: { token: string }) => {
  const { formatMessage } = useIntl();
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  const send = async (fields: FormData) => {
    const newPassword = readPassword(fields, 'password');
    const found = newPasswordFaults(newPassword, readPassword(fields, 'confirmation'));
    setFaults(found);
    if (!hasFault(found) && !(await reset({ token, newPassword })).error) endSession();
  };
  if (isSuccess) return <Done />;
  return (
    <AuthFrame title={formatMessage(passwordMessages.resetTitle)}>
      <p className="dim">{formatMessage(passwordMessages.resetText)}</p>
      <AuthForm
        send={formatMessage(passwordMessages.reset)}
        busy={isLoading}
        problem={error}
        onSend={(fields) => void send(fields)}
      >
        <NewPassword label={formatMessage(messages.newPassword)} faults={faults} />
      </AuthForm>
      {error !== undefined && (
        <AlternativeLink question={formatMessage(passwordMessages.linkWorn)}>
          <a href="/forgot-password" className="link">
            {formatMessage(passwordMessages.newLink)}
          </a>
        </AlternativeLink>
      )}
    </AuthFrame>
  );
};

/** Without the token of a mail: asks for the address. With it: asks for the new password. */
export const ForgotPasswordScreen = () => {
  const { formatMessage } = useIntl();
  const token = useLinkToken();
  usePageTitle(formatMessage(passwordMessages.forgotTitle));
  return token === null ? <AskPasswordLink /> : <ResetPassword token={token} />;
};
