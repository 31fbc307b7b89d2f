import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/use-result-feedback.ts';
import { socialProviderDetails } from '#lib/session/social-providers.ts';
import { useLinkIdentityMutation, useUnlinkIdentityMutation } from '../profile.api.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { SignInMethodRow } from './sign-in-method-row.tsx';
import { signInMethodMessages as messages } from './sign-in-methods.messages.ts';
import styles from '../profile.module.css';

type IdentityRowProps = Readonly<{ provider: SocialProvider; linked: boolean }>;

/** An account elsewhere that opens this one. Linking leads to the provider and back; the last way in stays. */
export const IdentityRow = ({ provider, linked }: IdentityRowProps) => {
  const { formatMessage } = useIntl();
  const [link, linking] = useLinkIdentityMutation();
  const [unlink, unlinking] = useUnlinkIdentityMutation();
  const tell = useResultFeedback();
  const named = { provider: socialProviderDetails[provider].name };
  const begin = async () => {
    const { data, error } = await link(provider);
    if (data) window.location.assign(data.url);
    else tell({ error }, '');
  };
  const end = async () => void tell(await unlink(provider), formatMessage(messages.unlinked, named));
  const text = (
    <p className="sm dim">
      <span className={styles['iconed']}>
        <Icon of={socialProviderDetails[provider].icon} size="sm" />
        {formatMessage(linked ? messages.isLinked : messages.notLinked)}
      </span>
    </p>
  );
  /* One button in both cases: the focus stays on it when the account is unlinked. */
  const act = (ask: () => void) => (
    <Button
      busy={linking.isLoading || unlinking.isLoading}
      aria-label={formatMessage(linked ? messages.unlinkOf : messages.linkOf, named)}
      onClick={linked ? ask : () => void begin()}
    >
      {formatMessage(linked ? messages.unlink : messages.link)}
    </Button>
  );
  return (
    <SignInMethodRow
      title={named.provider}
      text={text}
      acts={
        <ConfirmFirst
          title={formatMessage(messages.unlinkAsk, named)}
          text={formatMessage(messages.unlinkText, named)}
          confirm={formatMessage(messages.unlink)}
          onConfirm={() => void end()}
        >
          {act}
        </ConfirmFirst>
      }
    />
  );
};
