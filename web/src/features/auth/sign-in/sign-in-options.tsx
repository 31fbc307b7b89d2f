import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { ErrorBoundary } from '@ecrin/browser/page/error-boundary.tsx';
import type { PhoneSessionToken, SignInMethods } from '@ecrin/contracts/client/sign-in-methods.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { mailIcon, phoneIcon, whatsappIcon } from '@ecrin/ui/icon/icons.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useGetWaysInQuery } from '#lib/session/sign-in-methods.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const { Screen: PhonePane } = lazyScreen(async () => (await import('./phone-sign-in.tsx')).PhoneSignIn);
const onlyEmail: SignInMethods = { social: [], phone: [] };

const NotHere = ({ onRetry }: { onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Banner tone="bad">{formatMessage(messages.profileMissing)}</Banner>
      <Button size="lg" block onClick={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
    </>
  );
};

type SignInOptionsProps = Readonly<{
  referralCode: string | null;
  onPhoneSession: (session: PhoneSessionToken) => void;
  /** The form of e-mail and password. */ children: ReactNode;
}>;

/** What this server is set up for, and nothing else. Nothing can be pressed before that is known, so that nothing moves under a finger. */
export const SignInOptions = ({ referralCode, onPhoneSession, children }: SignInOptionsProps) => {
  const { formatMessage } = useIntl();
  const [chosen, choose] = useState<'email' | 'phone'>('email');
  const { data: ways = onlyEmail, isLoading } = useGetWaysInQuery();
  if (isLoading) return <Skeleton label={formatMessage(messages.loading)} lines={[100, 100, 36, 100, 36, 100]} />;
  const choices = [
    { choice: 'email', label: formatMessage(messages.byEmail), icon: mailIcon },
    {
      choice: 'phone',
      label: formatMessage(messages.byPhone),
      icon: ways.phone.includes('whatsapp') ? whatsappIcon : phoneIcon,
    },
  ] as const;
  return (
    <>
      {ways.social.length > 0 && <SocialSignIn social={ways.social} referralCode={referralCode} />}
      {ways.phone.length > 0 && (
        <Segment block label={formatMessage(messages.wayIn)} choices={choices} chosen={chosen} onChoose={choose} />
      )}
      {/* What is typed stays while one looks at the other way. */}
      <div hidden={chosen !== 'email'}>{children}</div>
      {chosen === 'phone' && (
        <ErrorBoundary fallback={NotHere}>
          <Suspense fallback={<Skeleton label={formatMessage(messages.loading)} lines={[36, 100, 100]} />}>
            <PhonePane channels={ways.phone} referralCode={referralCode} onSession={onPhoneSession} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
};
