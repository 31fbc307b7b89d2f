import { hasFault, type FieldFaults } from '@ecrin/browser/form/form-fields.ts';
import { useFirstField } from '@ecrin/browser/navigation/navigation-focus.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Field, PasswordField } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useRegisterClientMutation } from '#lib/session/client.api.ts';
import { useToken } from '#lib/session/session.ts';
import { useGetSignInMethodsQuery } from '#lib/session/sign-in-methods.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { readRegistration, registrationFaults, AuthForm, AlternativeLink } from '../form/auth-form.tsx';
import { useReferralCode, usePassingOn } from './auth-address.ts';
import { AuthScreen } from './auth-screen.tsx';
import { RegistrationGate } from './registration-gate.tsx';

const RegistrationFields = ({ faults }: { faults: FieldFaults }) => {
  const { formatMessage } = useIntl();
  // Hidden until the ways to sign up are known.
  const { isLoading } = useGetSignInMethodsQuery();
  const fault = (name: string) => (faults[name] ? formatMessage(messages[faults[name]]) : null);
  return (
    <>
      <Field
        {...useFirstField(!isLoading)}
        label={formatMessage(messages.firstname)}
        name="firstname"
        autoComplete="given-name"
        maxLength={80}
        hint={formatMessage(messages.firstnameHint)}
        error={fault('firstname')}
        required
      />
      <Field
        label={formatMessage(messages.email)}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        error={fault('email')}
        required
      />
      <PasswordField
        label={formatMessage(messages.password)}
        name="password"
        autoComplete="new-password"
        hint={formatMessage(messages.passwordHint)}
        error={fault('password')}
        showLabel={formatMessage(messages.show)}
        hideLabel={formatMessage(messages.hide)}
        required
      />
    </>
  );
};

const RegisterForm = ({ referralCode }: { referralCode: string | null }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [register, { isLoading, error }] = useRegisterClientMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  const send = (fields: FormData) => {
    const registration = readRegistration(fields);
    const found = registrationFaults(registration);
    setFaults(found);
    if (!hasFault(found)) void register({ ...registration, language, ...(referralCode !== null && { referralCode }) });
  };
  return (
    <AuthForm send={formatMessage(messages.register)} busy={isLoading} problem={error} onSend={send}>
      <RegistrationFields faults={faults} />
    </AuthForm>
  );
};

export const RegisterScreen = () => {
  const { formatMessage } = useIntl();
  const referralCode = useReferralCode();
  const passOn = usePassingOn();
  usePageTitle(formatMessage(messages.register));
  const signIn = (
    <Link href={passOn('/login')} className="link">
      {formatMessage(messages.signIn)}
    </Link>
  );
  const signedIn = useToken() !== null;
  const registration = useGetSignInMethodsQuery().data?.registration ?? 'open';
  // Signed in, one is led on: to the community of an invitation, or home.
  const mode = signedIn ? 'open' : registration;
  const otherWay = <AlternativeLink question={formatMessage(messages.haveAccount)}>{signIn}</AlternativeLink>;
  const anotherCode = (
    <Link href="/register" className="link">
      {formatMessage(messages.anotherCode)}
    </Link>
  );
  return (
    <RegistrationGate mode={mode} code={referralCode} otherWay={otherWay}>
      <AuthScreen
        title={formatMessage(messages.registerTitle)}
        referralCode={referralCode}
        form={<RegisterForm referralCode={referralCode} />}
        otherWay={
          <>
            {otherWay}
            {mode === 'code' && <p>{anotherCode}</p>}
          </>
        }
      />
    </RegistrationGate>
  );
};
