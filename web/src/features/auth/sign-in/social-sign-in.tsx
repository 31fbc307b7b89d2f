import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { useIntl } from 'react-intl';
import { apiHost } from '#lib/api/authorised-fetch.ts';
import { socialProviderDetails } from '#lib/session/social-providers.ts';
import { authMessages as messages } from '../auth.messages.ts';
import styles from '../form/auth-form.module.css';

type SocialSignInProps = Readonly<{ social: readonly SocialProvider[]; referralCode: string | null }>;

/** Navigations, not calls: the provider's own page comes, and leads back. */
export const SocialSignIn = ({ social, referralCode }: SocialSignInProps) => {
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
