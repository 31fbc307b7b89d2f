import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { ErrorBoundary } from '@ecrin/browser/page/error-boundary.tsx';
import type { PhoneSessionToken } from '@ecrin/contracts/client/sign-in-methods.ts';
import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { sentenceFor } from '@ecrin/domain/service-settings/maintenance-banner.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { buttonLook, Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { mailIcon, phoneIcon, whatsappIcon } from '@ecrin/ui/icon/icons.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useState, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams, Redirect } from 'wouter';
import { apiHost } from '#lib/api/authorised-fetch.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { untilKnown } from '#lib/session/installation.ts';
import { startSession, useToken } from '#lib/session/session.ts';
import { useGetSignInMethodsQuery } from '#lib/session/sign-in-methods.api.ts';
import { socialProviderDetails } from '#lib/session/social-providers.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthFrame } from '../form/auth-frame.tsx';
import { DeactivatedNotice } from './deactivated-notice.tsx';
import { useDestination } from './destination.ts';
import { NameStep } from './name-step.tsx';
import styles from '../form/auth-form.module.css';

/** The referral code of the link, `?ref=CODE`; passed to every sign-in method and between the two screens. */
export const useReferralCode = () => {
  const [search] = useSearchParams();
  return search.get('ref')?.trim().slice(0, 40) || null;
};

/** A link to the other screen, with what an invitation brought or where to go on, or with a code that was typed. */
export const usePassingOn = () => {
  const [search] = useSearchParams();
  return (path: string, code?: string): string => {
    const kept = new URLSearchParams([...search].filter(([name]) => ['ref', 'community', 'to'].includes(name)));
    if (code !== undefined) kept.set('ref', code);
    return [...kept].length === 0 ? path : `${path}?${kept.toString()}`;
  };
};

const methods = ['google', 'x', 'email', 'deactivated'] as const;
type RefusedMethod = (typeof methods)[number];

const readRefusedMethod = (): RefusedMethod | null => {
  const given = new URLSearchParams(window.location.search).get('refused');
  return methods.find((method) => method === given) ?? null;
};

/** Which sign-in method has just failed (`?refused=`), or that the account is deactivated; removed from the address once read, so that a reload does not repeat it. */
const useSignInRefusal = () => {
  const [refused] = useState(readRefusedMethod);
  useEffect(() => {
    const rest = new URLSearchParams(window.location.search);
    if (!rest.has('refused')) return;
    rest.delete('refused');
    const query = rest.toString();
    window.history.replaceState(window.history.state, '', window.location.pathname + (query && `?${query}`));
  }, []);
  return refused;
};

type SocialSignInProps = Readonly<{ social: readonly SocialProvider[]; referralCode: string | null }>;

/** Links, not API calls: they lead to the provider's page, which redirects back. */
const SocialSignIn = ({ social, referralCode }: SocialSignInProps) => {
  const { formatMessage } = useIntl();
  const query = referralCode === null ? '' : `?referralCode=${encodeURIComponent(referralCode)}`;
  return (
    <>
      <div className={styles['social']}>
        {social.map((provider) => (
          <a
            key={provider}
            href={`${apiHost}/api/client/sign-in/${provider}${query}`}
            {...buttonLook({ size: 'lg', block: true })}
          >
            <Icon of={socialProviderDetails[provider].icon} />
            {formatMessage(messages.continueWith, { provider: socialProviderDetails[provider].name })}
          </a>
        ))}
      </div>
      <p className={styles['or']}>{formatMessage(messages.or)}</p>
    </>
  );
};

const { Screen: PhonePane } = lazyScreen(async () => (await import('./phone-sign-in.tsx')).PhoneSignIn);
const { Screen: PasskeySignIn } = lazyScreen(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn);
const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Banner tone="bad">
        <NotLoaded />
      </Banner>
      <Button size="lg" block onClick={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
    </>
  );
};

type SignInOptionsProps = Readonly<{
  referralCode: string | null;
  onPhoneSession: (session: PhoneSessionToken) => void;
  passkey: boolean;
  /** The form of e-mail and password. */ children: ReactNode;
}>;

/** The sign-in methods this server offers. A skeleton until they are known, so that nothing shifts under a finger. */
const SignInOptions = ({ referralCode, onPhoneSession, passkey, children }: SignInOptionsProps) => {
  const { formatMessage } = useIntl();
  const [chosen, choose] = useState<'email' | 'phone'>('email');
  const { data: methods = untilKnown, isLoading } = useGetSignInMethodsQuery();
  const choices = [
    { choice: 'email', label: formatMessage(messages.byEmail), icon: mailIcon },
    {
      choice: 'phone',
      label: formatMessage(messages.byPhone),
      icon: methods.phone.includes('whatsapp') ? whatsappIcon : phoneIcon,
    },
  ] as const;
  return (
    <div className={styles['options']}>
      {isLoading && (
        <div className={styles['awaited']}>
          <Skeleton label={formatMessage(messages.loading)} lines={[100, 100, 36, 100, 36, 100]} />
        </div>
      )}
      {methods.social.length > 0 && <SocialSignIn social={methods.social} referralCode={referralCode} />}
      {methods.phone.length > 0 && (
        <Segment block label={formatMessage(messages.wayIn)} choices={choices} chosen={chosen} onChoose={choose} />
      )}
      {/* Hidden, not unmounted: typed values stay when the tab changes. Until the methods are known it keeps its place, so that nothing below moves. */}
      <div hidden={chosen !== 'email'} style={isLoading ? { visibility: 'hidden' } : undefined}>
        {children}
      </div>
      {passkey && methods.passkeys && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton lines={[100]} />}>
            <PasskeySignIn />
          </Suspense>
        </ErrorBoundary>
      )}
      {chosen === 'phone' && (
        <ErrorBoundary fallback={LoadFailed}>
          <Suspense fallback={<Skeleton label={formatMessage(messages.loading)} lines={[36, 100, 100]} />}>
            <PhonePane channels={methods.phone} referralCode={referralCode} onSession={onPhoneSession} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
};

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
      {refused && (
        <Banner tone="bad">
          {refused === 'deactivated' ? <DeactivatedNotice /> : formatMessage(messages.wayRefused, { way: refused })}
        </Banner>
      )}
      {referralCode !== null && <Banner tone="info">{formatMessage(messages.invited)}</Banner>}
      <SignInOptions referralCode={referralCode} onPhoneSession={onSignedIn} passkey={passkey}>
        {form}
      </SignInOptions>
      {otherWay}
    </AuthFrame>
  );
};
