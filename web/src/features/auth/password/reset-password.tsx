import { hasFault, readPassword, type FieldFaults } from '@ecrin/browser/form/form-fields.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { endSession } from '#lib/session/session.ts';
import { useResetPasswordMutation } from '../auth.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { newPasswordFaults } from '../form/auth-fields.ts';
import { AuthForm, AlternativeLink } from '../form/auth-form.tsx';
import { AuthFrame } from '../form/auth-frame.tsx';

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
export const ResetPassword = ({ token }: { token: string }) => {
  const { formatMessage } = useIntl();
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  const fault = (name: string) => (faults[name] ? formatMessage(messages[faults[name]]) : null);
  const eye = { showLabel: formatMessage(messages.show), hideLabel: formatMessage(messages.hide), required: true };
  const send = async (fields: FormData) => {
    const newPassword = readPassword(fields, 'password');
    const found = newPasswordFaults(newPassword, readPassword(fields, 'confirmation'));
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
