import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { untilKnown } from '#lib/session/installation.ts';
import { useGetSignInMethodsQuery } from '#lib/session/sign-in-methods.api.ts';
import { allSocialProviders, socialProviderDetails } from '#lib/session/social-providers.ts';
import { PasskeyMethod } from '../passkeys/passkey-method.tsx';
import { EmailMethod } from './email-method.tsx';
import { IdentityRow } from './identity-row.tsx';
import { PasswordMethod } from './password-method.tsx';
import { PhoneMethod } from './phone-method.tsx';
import { signInMethodMessages as messages } from './sign-in-methods.messages.ts';
import styles from '../profile.module.css';

const reasons = ['taken', 'another-linked', 'failed'] as const;
type LinkOutcome = Readonly<{ provider: SocialProvider; refused: (typeof reasons)[number] | null }>;

/** How linking a provider's account ended: `?linked=google`, or `?refused=google&reason=taken`; null without either. */
export const linkOutcomeOf = (search: string): LinkOutcome | null => {
  const query = new URLSearchParams(search);
  const of = (name: string) => allSocialProviders.find((provider) => provider === query.get(name));
  const [linked, refused] = [of('linked'), of('refused')];
  if (linked) return { provider: linked, refused: null };
  return refused
    ? { provider: refused, refused: reasons.find((reason) => reason === query.get('reason')) ?? 'failed' }
    : null;
};

/** Removed from the address once read, so that a reload does not repeat it. */
const useLinkOutcome = () => {
  const [outcome] = useState(() => linkOutcomeOf(window.location.search));
  useEffect(() => {
    if (outcome) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [outcome]);
  return outcome;
};

/** The screen is long: who comes back from the provider should see the outcome. */
const scrollIntoView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'center' });
};

const Outcome = ({ outcome: { provider, refused } }: { outcome: LinkOutcome }) => {
  const { formatMessage } = useIntl();
  const named = { provider: socialProviderDetails[provider].name };
  const sentence =
    refused === null
      ? formatMessage(messages.linked, named)
      : formatMessage(messages.linkRefused, { ...named, reason: refused === 'another-linked' ? 'another' : refused });
  return (
    <div ref={scrollIntoView}>
      <Banner tone={refused === null ? 'info' : 'bad'}>{sentence}</Banner>
    </div>
  );
};

/** The account's sign-in methods, and those that could be added. */
export const SignInSettings = ({ client }: { client: ClientProfile }) => {
  const { data: methods = untilKnown } = useGetSignInMethodsQuery();
  const outcome = useLinkOutcome();
  const identities = allSocialProviders.filter(
    (provider) => methods.social.includes(provider) || client.identities.includes(provider),
  );
  return (
    <section className={styles['part']}>
      {outcome && <Outcome outcome={outcome} />}
      <div>
        <EmailMethod client={client} />
        <PasswordMethod client={client} />
        {(methods.passkeys || client.passkeys.length > 0) && (
          <PasskeyMethod client={client} offered={methods.passkeys} />
        )}
        {(methods.phone.length > 0 || client.phone !== null) && (
          <PhoneMethod client={client} channels={methods.phone} />
        )}
        {identities.map((provider) => (
          <IdentityRow key={provider} provider={provider} linked={client.identities.includes(provider)} />
        ))}
      </div>
    </section>
  );
};
