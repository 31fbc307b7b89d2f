import type { PhoneSession } from '@ecrin/contracts/client-ways-in.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Redirect } from 'wouter';
import { startSession, useToken } from '../../lib/session.ts';
import { accountMessages as messages } from './account.messages.ts';
import { NameStep } from './name-step.tsx';
import { useRefusedWay } from './refusal.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { WaysToSignIn } from './ways-to-sign-in.tsx';

type SignInScreenProps = Readonly<{ title: string; referralCode: string | null; form: ReactNode; otherWay: ReactNode }>;

/** What signing in and making an account have in common: every way in, and where each of them leads. */
export const SignInScreen = ({ title, referralCode, form, otherWay }: SignInScreenProps) => {
  const { formatMessage } = useIntl();
  const refused = useRefusedWay();
  const [newcomer, setNewcomer] = useState<string | null>(null);
  const signedIn = useToken() !== null;
  const enter = ({ isNew, ...session }: PhoneSession) => {
    if (isNew) setNewcomer(session.userId);
    startSession(session);
  };
  if (signedIn && newcomer !== null) return <NameStep userId={newcomer} />;
  if (signedIn) return <Redirect to={refused ? `/app/profile?refused=${refused}` : '/app'} replace />;
  return (
    <SignInFrame title={title}>
      {refused && <Banner tone="bad">{formatMessage(messages.wayRefused, { way: refused })}</Banner>}
      {referralCode !== null && <Banner tone="info">{formatMessage(messages.invited)}</Banner>}
      <WaysToSignIn referralCode={referralCode} onPhoneSession={enter}>
        {form}
      </WaysToSignIn>
      {otherWay}
    </SignInFrame>
  );
};
