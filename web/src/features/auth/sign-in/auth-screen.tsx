import type { PhoneSessionToken } from '@ecrin/contracts/client/sign-in-methods.ts';
import { sentenceFor } from '@ecrin/domain/service-settings/maintenance-banner.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Redirect } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { startSession, useToken } from '#lib/session/session.ts';
import { useGetSignInMethodsQuery } from '#lib/session/sign-in-methods.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthFrame } from '../form/auth-frame.tsx';
import { useSignInRefusal, type RefusedMethod } from './auth-address.ts';
import { DeactivatedNotice } from './deactivated-notice.tsx';
import { useDestination } from './destination.ts';
import { NameStep } from './name-step.tsx';
import { SignInOptions } from './sign-in-options.tsx';

const Maintenance = () => {
  const { language } = useLanguage();
  // Nobody is signed in here, so nothing is told live.
  const maintenance = useGetSignInMethodsQuery(undefined, { pollingInterval: 30_000 }).data?.maintenance;
  const sentence = maintenance && sentenceFor(maintenance, language);
  return (
    sentence && (
      <Banner tone="info">
        <span lang={sentence.language}>{sentence.text}</span>
      </Banner>
    )
  );
};

type AuthScreenProps = Readonly<{
  title: string;
  referralCode: string | null;
  form: ReactNode;
  /** Whether a passkey may be used instead. */
  passkey?: boolean;
  otherWay: ReactNode;
}>;

const Refusal = ({ method }: { method: RefusedMethod }) => {
  const { formatMessage } = useIntl();
  return (
    <Banner tone="bad">
      {method === 'deactivated' ? <DeactivatedNotice /> : formatMessage(messages.wayRefused, { way: method })}
    </Banner>
  );
};

/** What signing in and registering share: the sign-in methods, and where each leads. */
export const AuthScreen = ({ title, referralCode, form, passkey = false, otherWay }: AuthScreenProps) => {
  const { formatMessage } = useIntl();
  const refused = useSignInRefusal();
  const [newcomer, setNewcomer] = useState<string | null>(null);
  const signedIn = useToken() !== null;
  const destination = useDestination();
  const onSignedIn = ({ isNew, ...session }: PhoneSessionToken) => {
    if (isNew) setNewcomer(session.userId);
    startSession(session);
  };
  if (signedIn && newcomer !== null) return <NameStep userId={newcomer} />;
  if (signedIn) return <Redirect to={refused ? `/app/profile?refused=${refused}` : destination} replace />;
  return (
    <AuthFrame title={title}>
      <Maintenance />
      {refused && <Refusal method={refused} />}
      {referralCode !== null && <Banner tone="info">{formatMessage(messages.invited)}</Banner>}
      <SignInOptions referralCode={referralCode} onPhoneSession={onSignedIn} passkey={passkey}>
        {form}
      </SignInOptions>
      {otherWay}
    </AuthFrame>
  );
};
