import { hasFault, type FieldFaults } from '@ecrin/browser/form/form-fields.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Field, PasswordField } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useSignInClientMutation } from '#lib/session/client.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { readSignIn, signInFaults, AuthForm, AlternativeLink } from '../form/auth-form.tsx';
import { useReferralCode, usePassingOn } from './auth-address.ts';
import { AuthScreen } from './auth-screen.tsx';

const ForgottenLink = () => (
  <Link href="/forgot-password" className="link xs">
    {useIntl().formatMessage(messages.forgotten)}
  </Link>
);

const SignInForm = () => {
  const { formatMessage } = useIntl();
  const [signIn, { isLoading, error }] = useSignInClientMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  const fault = (name: string) => (faults[name] ? formatMessage(messages[faults[name]]) : null);
  const send = (fields: FormData) => {
    const credentials = readSignIn(fields);
    const found = signInFaults(credentials);
    setFaults(found);
    if (!hasFault(found)) void signIn(credentials);
  };
  return (
    <AuthForm
      send={formatMessage(messages.signIn)}
      busy={isLoading}
      problem={error}
      failed={formatMessage(messages.wayRefused, { way: 'email' })}
      onSend={send}
    >
      <Field
        label={formatMessage(messages.email)}
        name="email"
        type="email"
        autoComplete="username webauthn"
        error={fault('email')}
        required
      />
      <PasswordField
        label={formatMessage(messages.password)}
        name="password"
        autoComplete="current-password"
        aside={<ForgottenLink />}
        error={fault('password')}
        showLabel={formatMessage(messages.show)}
        hideLabel={formatMessage(messages.hide)}
        required
      />
    </AuthForm>
  );
};

export const SignInScreen = () => {
  const { formatMessage } = useIntl();
  const referralCode = useReferralCode();
  const passOn = usePassingOn();
  usePageTitle(formatMessage(messages.signIn));
  const register = (
    <Link href={passOn('/register')} className="link">
      {formatMessage(messages.register)}
    </Link>
  );
  return (
    <AuthScreen
      title={formatMessage(messages.signInTitle)}
      referralCode={referralCode}
      form={<SignInForm />}
      passkey
      otherWay={<AlternativeLink question={formatMessage(messages.noAccount)}>{register}</AlternativeLink>}
    />
  );
};
