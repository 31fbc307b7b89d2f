import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { SignInMethods } from '@ecrin/contracts/client/sign-in-methods.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useIntl } from 'react-intl';
import { useGetWaysInQuery } from '#lib/session/sign-in-methods.api.ts';
import { allSocialProviders, socialProviderDetails } from '#lib/session/social-providers.ts';
import { EmailMethod } from './email-method.tsx';
import { IdentityRow } from './identity-row.tsx';
import { useLinkOutcome, type LinkOutcome } from './link-outcome.ts';
import { PasswordMethod } from './password-method.tsx';
import { PhoneMethod } from './phone-method.tsx';
import { signInMethodMessages as messages } from './sign-in-methods.messages.ts';
import styles from '../profile.module.css';

/** The screen is long, and whoever comes back from a provider looks for this. */
const bringIntoView = (element: HTMLElement | null) => {
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
    <div ref={bringIntoView}>
      <Banner tone={refused === null ? 'info' : 'bad'}>{sentence}</Banner>
    </div>
  );
};

const none: SignInMethods = { social: [], phone: [] };

/** Every way this account can be opened, and those that could be added. */
export const SignInSettings = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const { data: ways = none } = useGetWaysInQuery();
  const outcome = useLinkOutcome();
  const identities = allSocialProviders.filter(
    (provider) => ways.social.includes(provider) || client.identities.includes(provider),
  );
  return (
    <section className={styles['part']}>
      <div>
        <h2 className="h4">{formatMessage(messages.title)}</h2>
        <p className="sm dim">{formatMessage(messages.text)}</p>
      </div>
      {outcome && <Outcome outcome={outcome} />}
      <div>
        <EmailMethod client={client} />
        <PasswordMethod client={client} />
        {(ways.phone.length > 0 || client.phone !== null) && <PhoneMethod client={client} channels={ways.phone} />}
        {identities.map((provider) => (
          <IdentityRow key={provider} provider={provider} linked={client.identities.includes(provider)} />
        ))}
      </div>
    </section>
  );
};
