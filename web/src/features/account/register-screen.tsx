import { Field, PasswordField } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, Redirect, useSearchParams } from 'wouter';
import { useRegisterClientMutation } from '../../lib/client.api.ts';
import { useLanguage } from '../../lib/intl.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useToken } from '../../lib/session.ts';
import { hasFault, readRegistration, registrationFaults, textOf, type FieldFaults } from './account-fields.ts';
import { AccountForm, OtherWay } from './account-form.tsx';
import { accountMessages as messages } from './account.messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** `?code=` brings the referral code of whoever shared the link. */
export const RegisterScreen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const [register, { isLoading, error }] = useRegisterClientMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  const fault = (name: string) => (faults[name] ? formatMessage(messages[faults[name]]) : null);
  const eye = { showLabel: formatMessage(messages.show), hideLabel: formatMessage(messages.hide) };
  usePageTitle(formatMessage(messages.register));
  if (useToken() !== null) return <Redirect to="/app" replace />;

  const send = (fields: FormData) => {
    const registration = readRegistration(fields);
    const found = registrationFaults(registration, textOf(fields, 'confirmation'));
    const referralCode = search.get('code')?.slice(0, 40);
    setFaults(found);
    if (!hasFault(found)) void register({ ...registration, language, ...(referralCode && { referralCode }) });
  };
  return (
    <SignInFrame title={formatMessage(messages.registerTitle)}>
      <AccountForm send={formatMessage(messages.register)} busy={isLoading} problem={error} onSend={send}>
        <Field label={formatMessage(messages.firstname)} name="firstname" autoComplete="given-name" maxLength={80} hint={formatMessage(messages.firstnameHint)} error={fault('firstname')} required />
        <Field label={formatMessage(messages.email)} name="email" type="email" autoComplete="username" maxLength={254} error={fault('email')} required />
        <PasswordField label={formatMessage(messages.password)} name="password" autoComplete="new-password" hint={formatMessage(messages.passwordHint)} error={fault('password')} {...eye} required />
        <PasswordField label={formatMessage(messages.confirmation)} name="confirmation" autoComplete="new-password" error={fault('confirmation')} {...eye} required />
      </AccountForm>
      <OtherWay question={formatMessage(messages.haveAccount)}><Link href="/login" className="link">{formatMessage(messages.logIn)}</Link></OtherWay>
    </SignInFrame>
  );
};
