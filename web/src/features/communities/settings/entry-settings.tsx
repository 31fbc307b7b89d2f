import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Options } from '@ecrin/ui/choice-list/options.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useReplaceInviteMutation } from '../api/community-commands.api.ts';
import { LinkToCopy } from './link-to-copy.tsx';
import { settingsMessages as messages } from './settings.messages.ts';
import { useChange } from './use-change.ts';
import styles from '../communities.module.css';

const ReplaceInvite = ({ communityId }: Readonly<{ communityId: string }>) => {
  const { formatMessage } = useIntl();
  const feedback = useResultFeedback();
  const [replace, { isLoading }] = useReplaceInviteMutation();
  return (
    <ConfirmFirst
      title={formatMessage(messages.replaceTitle)}
      text={formatMessage(messages.replaceText)}
      cancelLabel={formatMessage(messages.keepLink)}
      confirmLabel={formatMessage(messages.replace)}
      onConfirm={async () => void feedback(await replace(communityId), formatMessage(messages.replaced))}
    >
      {(ask) => (
        <Button look="text" busy={isLoading} onClick={ask}>
          {formatMessage(messages.replace)}
        </Button>
      )}
    </ConfirmFirst>
  );
};

/** The invite link, and whether it is enough. */
export const EntrySettings = ({ community }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { save } = useChange(community);
  const { communityId, inviteLink, settings, can } = community;
  const choices = [
    { choice: 'open', name: formatMessage(messages.openName), text: formatMessage(messages.open) },
    { choice: 'validation', name: formatMessage(messages.validationName), text: formatMessage(messages.validation) },
  ] as const;
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.entry)}</h2>
      {inviteLink !== null && <LinkToCopy label={formatMessage(messages.invite)} link={inviteLink} />}
      {can.manage && (
        <>
          <div>
            <p className="xs dim">{formatMessage(messages.replaceText)}</p>
            <ReplaceInvite communityId={communityId} />
          </div>
          <Options
            label={formatMessage(messages.entry)}
            choices={choices}
            chosen={settings.joinCondition}
            onChoose={(joinCondition) => void save({ settings: { joinCondition } })}
          />
        </>
      )}
    </section>
  );
};
