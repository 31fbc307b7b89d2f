import type { PhoneSessionToken } from '@ecrin/contracts/client/sign-in-methods.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Redirect } from 'wouter';
import { startSession, useToken } from '#lib/session/session.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthFrame } from '../form/auth-frame.tsx';
import { NameStep } from './name-step.tsx';
import { SignInOptions } from './sign-in-options.tsx';
import { useSignInRefusal } from './sign-in-refusal.ts';

type AuthScreenProps = Readonly<{ title: string; referralCode: string | null; form: ReactNode; otherWay: ReactNode }>;

/** What signing in and making an account have in common: every way in, and where each of them leads. */
export const AuthScreen = ({ title, referralCode, form, otherWay }: AuthScreenProps) => {
  const { formatMessage } = useIntl();
  const refused = useSignInRefusal();
  const [newcomer, setNewcomer] = useState<string | null>(null);
  const signedIn = useToken() !== null;
  const enter = ({ isNew, ...session }: PhoneSessionToken) => {
    if (isNew) setNewcomer(session.userId);
    startSession(session);
  };
  if (signedIn && newcomer !== null) return <NameStep userId={newcomer} />;
  if (signedIn) return <Redirect to={refused ? `/app/profile?refused=${refused}` : '/app'} replace />;
  return (
    <AuthFrame title={title}>
      {refused && <Banner tone="bad">{formatMessage(messages.wayRefused, { way: refused })}</Banner>}
      {referralCode !== null && <Banner tone="info">{formatMessage(messages.invited)}</Banner>}
      <SignInOptions referralCode={referralCode} onPhoneSession={enter}>
        {form}
      </SignInOptions>
      {otherWay}
    </AuthFrame>
  );
};
