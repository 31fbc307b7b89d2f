import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { ErrorBoundary } from '@ecrin/browser/page/error-boundary.tsx';
import type { PhoneChannel, PhoneSessionToken } from '@ecrin/contracts/client/sign-in-methods.ts';
import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { buttonLook, Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { mailIcon, phoneIcon, whatsappIcon } from '@ecrin/ui/icon/icons.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { apiHost } from '#lib/api/authorised-fetch.ts';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { untilKnown } from '#lib/session/installation.ts';
import { useGetSignInMethodsQuery } from '#lib/session/sign-in-methods.api.ts';
import { socialProviderDetails } from '#lib/session/social-providers.ts';
import { authMessages as messages } from '../auth.messages.ts';
import type { PhoneSignInProps } from './phone-sign-in.tsx';
import styles from '../form/auth-form.module.css';

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

const ByPasskey = () => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={<Skeleton lines={[100]} />}>
      <PasskeySignIn />
    </Suspense>
  </ErrorBoundary>
);

const ByPhone = (props: PhoneSignInProps) => {
  const { formatMessage } = useIntl();
  return (
    <ErrorBoundary fallback={LoadFailed}>
      <Suspense fallback={<Skeleton label={formatMessage(messages.loading)} lines={[36, 100, 100]} />}>
        <PhonePane {...props} />
      </Suspense>
    </ErrorBoundary>
  );
};

const Awaited = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['awaited']}>
      <Skeleton label={formatMessage(messages.loading)} lines={[100, 100, 36, 100, 36, 100]} />
    </div>
  );
};

type EmailOrPhone = 'email' | 'phone';
type ChoiceProps = Readonly<{
  channels: readonly PhoneChannel[];
  chosen: EmailOrPhone;
  onChoose: (chosen: EmailOrPhone) => void;
}>;

const EmailOrPhoneChoice = ({ channels, chosen, onChoose }: ChoiceProps) => {
  const { formatMessage } = useIntl();
  const choices = [
    { choice: 'email', label: formatMessage(messages.byEmail), icon: mailIcon },
    {
      choice: 'phone',
      label: formatMessage(messages.byPhone),
      icon: channels.includes('whatsapp') ? whatsappIcon : phoneIcon,
    },
  ] as const;
  if (channels.length === 0) return null;
  return <Segment block label={formatMessage(messages.wayIn)} choices={choices} chosen={chosen} onChoose={onChoose} />;
};

type SignInOptionsProps = Readonly<{
  referralCode: string | null;
  onPhoneSession: (session: PhoneSessionToken) => void;
  passkey: boolean;
  /** The form of e-mail and password. */ children: ReactNode;
}>;

/** The sign-in methods this server offers. A skeleton until they are known, so that nothing shifts under a finger. */
export const SignInOptions = ({ referralCode, onPhoneSession, passkey, children }: SignInOptionsProps) => {
  const [chosen, choose] = useState<EmailOrPhone>('email');
  const { data: methods = untilKnown, isLoading } = useGetSignInMethodsQuery();
  return (
    <div className={styles['options']}>
      {isLoading && <Awaited />}
      {methods.social.length > 0 && <SocialSignIn social={methods.social} referralCode={referralCode} />}
      <EmailOrPhoneChoice channels={methods.phone} chosen={chosen} onChoose={choose} />
      {/* Hidden, not unmounted: typed values stay when the tab changes. Until the methods are known it keeps its place, so that nothing below moves. */}
      <div hidden={chosen !== 'email'} style={isLoading ? { visibility: 'hidden' } : undefined}>
        {children}
      </div>
      {passkey && methods.passkeys && <ByPasskey />}
      {chosen === 'phone' && (
        <ByPhone channels={methods.phone} referralCode={referralCode} onSession={onPhoneSession} />
      )}
    </div>
  );
};
