import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useConfirmed } from '#lib/confirm/use-confirmed.tsx';
import { socialProviderDetails } from '#lib/session/social-providers.ts';
import { useLinkIdentityMutation, useUnlinkIdentityMutation } from '../profile.api.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { SignInMethodRow } from './sign-in-method-row.tsx';
import { signInMethodMessages as messages } from './sign-in-methods.messages.ts';
import styles from '../profile.module.css';

type IdentityRowProps = Readonly<{ provider: SocialProvider; linked: boolean }>;

const IdentityState = ({ provider, linked }: IdentityRowProps) => {
  const { formatMessage } = useIntl();
  return (
    <p className="sm dim">
      <span className={styles['iconed']}>
        <Icon of={socialProviderDetails[provider].icon} size="sm" />
        {formatMessage(linked ? messages.isLinked : messages.notLinked)}
      </span>
    </p>
  );
};

/** Linking goes to the provider and back. */
const useIdentity = (provider: SocialProvider) => {
  const { formatMessage } = useIntl();
  const [link, linking] = useLinkIdentityMutation();
  const [unlink, unlinking] = useUnlinkIdentityMutation();
  const showResult = useResultFeedback();
  const { run, question } = useConfirmed();
  const named = { provider: socialProviderDetails[provider].name };
  const begin = async () => {
    const { data, error } = await run(() => link(provider));
    if (data) window.location.assign(data.url);
    else showResult({ error }, '');
  };
  const end = async () => void showResult(await unlink(provider), formatMessage(messages.unlinked, named));
  return { begin, end, busy: linking.isLoading || unlinking.isLoading, question };
};

/** A provider's account that signs in to this one. The last sign-in method cannot be unlinked. */
export const IdentityRow = ({ provider, linked }: IdentityRowProps) => {
  const { formatMessage } = useIntl();
  const { begin, end, busy, question } = useIdentity(provider);
  const named = { provider: socialProviderDetails[provider].name };
  /* One button for both, so that the focus stays on it when the account is unlinked. */
  const act = (ask: () => void) => (
    <Button
      busy={busy}
      aria-label={formatMessage(linked ? messages.unlinkOf : messages.linkOf, named)}
      onClick={linked ? ask : () => void begin()}
    >
      {formatMessage(linked ? messages.unlink : messages.link)}
    </Button>
  );
  return (
    <SignInMethodRow
      title={named.provider}
      text={<IdentityState provider={provider} linked={linked} />}
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
    >
      {question}
    </SignInMethodRow>
  );
};
