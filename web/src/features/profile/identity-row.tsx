import type { SocialProvider } from '@ecrin/contracts/social-provider.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { useIntl } from 'react-intl';
import { providers } from '../../lib/providers.ts';
import { AccessRow } from './access-row.tsx';
import { accessMessages as messages } from './access.messages.ts';
import { useLinkIdentityMutation, useUnlinkIdentityMutation } from './account.api.ts';
import { AskFirst } from './ask-first.tsx';
import { useTell } from './use-tell.ts';
import styles from './profile.module.css';

type IdentityRowProps = Readonly<{ provider: SocialProvider; linked: boolean }>;

/** An account elsewhere that opens this one. Linking leads to the provider and back; the last way in stays. */
export const IdentityRow = ({ provider, linked }: IdentityRowProps) => {
  const { formatMessage } = useIntl();
  const [link, linking] = useLinkIdentityMutation();
  const [unlink, unlinking] = useUnlinkIdentityMutation();
  const tell = useTell();
  const named = { provider: providers[provider].name };
  const begin = async () => {
    const { data, error } = await link(provider);
    if (data) window.location.assign(data.url);
    else tell({ error }, '');
  };
  const end = async () => void tell(await unlink(provider), formatMessage(messages.unlinked, named));
  const text = (
    <p className="sm dim">
      <span className={styles['iconed']}>
        <Icon of={providers[provider].icon} size="sm" />
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
    <AccessRow
      title={named.provider}
      text={text}
      acts={
        <AskFirst
          title={formatMessage(messages.unlinkAsk, named)}
          text={formatMessage(messages.unlinkText, named)}
          confirm={formatMessage(messages.unlink)}
          onConfirm={() => void end()}
        >
          {act}
        </AskFirst>
      }
    />
  );
};
