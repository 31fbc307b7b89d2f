import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Field, PasswordField } from '@ecrin/ui/field/field.tsx';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { usePageTitle } from '#lib/page/page-title.ts';
import { useLinkToken } from '#lib/session/link-token.ts';
import { endSession } from '#lib/session/session.ts';
import { useAskPasswordLinkMutation } from '#lib/session/sign-in-methods.api.ts';
import { useResetPasswordMutation } from '../auth.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import {
  emailFault,
  textOf,
  type FieldFault,
  AuthForm,
  AlternativeLink,
  hasFault,
  newPasswordFaults,
  type FieldFaults,
} from '../form/auth-form.tsx';
import { AuthFrame } from '../form/auth-frame.tsx';

const bold = { b: (parts: ReactNode) => <b>{parts}</b> };

const Sent = ({ email, onOther }: { email: string; onOther: () => void }) => (
  <>
    <output>
      <FormattedMessage {...messages.linkSent} values={{ ...bold, email }} />
    </output>
    <p className="sm dim">
      <FormattedMessage {...messages.linkSentHint} />
    </p>
    <Button size="lg" block onClick={onOther}>
      <FormattedMessage {...messages.otherAddress} />
    </Button>
  </>
);

/** The same words whether or not anybody has that address. */
const AskPasswordLink = () => {
  const { formatMessage } = useIntl();
  const [ask, { isLoading, error }] = useAskPasswordLinkMutation();
  const [fault, setFault] = useState<FieldFault>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (fields: FormData) => {
    const email = textOf(fields, 'email').trim();
    const found = emailFault(email);
    setFault(found);
    if (!found && !(await ask({ email })).error) setSentTo(email);
  };
  return (
    <AuthFrame title={formatMessage(messages.forgotTitle)}>
      {sentTo === null ? (
        <>
          <p className="dim">{formatMessage(messages.forgotText)}</p>
          <AuthForm
            send={formatMessage(messages.sendLink)}
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
      ) : (
        <Sent email={sentTo} onOther={() => setSentTo(null)} />
      )}
      <AlternativeLink question={formatMessage(messages.remembered)}>
        <Link href="/login" className="link">
          {formatMessage(messages.logIn)}
        </Link>
      </AlternativeLink>
    </AuthFrame>
  );
};

const Done = () => {
  const { formatMessage } = useIntl();
  return (
    <AuthFrame title={formatMessage(messages.resetDone)}>
      <output className="dim">{formatMessage(messages.resetDoneText)}</output>
      <Link href="/login" {...buttonLook({ look: 'primary', size: 'lg', block: true })}>
        {formatMessage(messages.logIn)}
      </Link>
    </AuthFrame>
  );
};

/** A new password, typed twice; every session ends with it, the one of this page too. */
const ResetPassword = ({ token }: { token: string }) => {
  const { formatMessage } = useIntl();
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  const fault = (name: string) => (faults[name] ? formatMessage(messages[faults[name]]) : null);
  const eye = { showLabel: formatMessage(messages.show), hideLabel: formatMessage(messages.hide), required: true };
  const send = async (fields: FormData) => {
    const newPassword = textOf(fields, 'password').normalize('NFC');
    const found = newPasswordFaults(newPassword, textOf(fields, 'confirmation'));
    setFaults(found);
    if (!hasFault(found) && !(await reset({ token, newPassword })).error) endSession();
  };
  if (isSuccess) return <Done />;
  return (
    <AuthFrame title={formatMessage(messages.resetTitle)}>
      <p className="dim">{formatMessage(messages.resetText)}</p>
      <AuthForm
        send={formatMessage(messages.reset)}
        busy={isLoading}
        problem={error}
        onSend={(fields) => void send(fields)}
      >
        <PasswordField
          label={formatMessage(messages.newPassword)}
          name="password"
          autoComplete="new-password"
          hint={formatMessage(messages.passwordHint)}
          error={fault('password')}
          {...eye}
        />
        <PasswordField
          label={formatMessage(messages.confirmation)}
          name="confirmation"
          autoComplete="new-password"
          error={fault('confirmation')}
          {...eye}
        />
      </AuthForm>
      {error !== undefined && (
        <AlternativeLink question={formatMessage(messages.linkWorn)}>
          <a href="/forgot-password" className="link">
            {formatMessage(messages.newLink)}
          </a>
        </AlternativeLink>
      )}
    </AuthFrame>
  );
};

/** Without the token of a mail: asks where to send one. With it: the new password. */
export const ForgotPasswordScreen = () => {
  const { formatMessage } = useIntl();
  const token = useLinkToken();
  usePageTitle(formatMessage(messages.forgotTitle));
  return token === null ? <AskPasswordLink /> : <ResetPassword token={token} />;
};
