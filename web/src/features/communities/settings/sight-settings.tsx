import { maxCommunityName, maxCommunityPurpose, type CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Options } from '@ecrin/ui/choice-list/options.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { communitiesMessages } from '../communities.messages.ts';
import { Agreement } from '../copies/agreement.tsx';
import { closingMessages } from './closing.messages.ts';
import { LinkToCopy } from './link-to-copy.tsx';
import { settingsMessages } from './settings.messages.ts';
import { useChange } from './use-change.ts';
import styles from '../communities.module.css';

const messages = { ...settingsMessages, ...closingMessages };

const Described = ({ community }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { save, isSaving } = useChange(community);
  const [name, setName] = useState(community.name);
  const [purpose, setPurpose] = useState(community.purpose);
  const isChanged = name !== community.name || purpose !== community.purpose;
  const isWhole = name.trim() !== '' && purpose.trim() !== '';
  return (
    <>
      <Field
        label={formatMessage(communitiesMessages.name)}
        maxLength={maxCommunityName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextAreaField
        label={formatMessage(communitiesMessages.purpose)}
        hint={formatMessage(communitiesMessages.purposeHint)}
        rows={3}
        maxLength={maxCommunityPurpose}
        own
        value={purpose}
        onChange={({ target }) => setPurpose(target.value)}
        error={isWhole ? null : formatMessage(communitiesMessages.missingFields)}
      />
      {isChanged && isWhole && (
        <Button busy={isSaving} onClick={() => void save({ name, purpose })}>
          {formatMessage(messages.save)}
        </Button>
      )}
    </>
  );
};

const PublicPage = ({ community, link }: Readonly<{ community: CommunityDetail; link: string }>) => {
  const { formatMessage } = useIntl();
  const { save, isSaving } = useChange(community);
  return (
    <>
      <LinkToCopy label={formatMessage(messages.publicPage)} link={link} />
      <Agreement
        label={formatMessage(messages.indexed)}
        text={formatMessage(messages.indexedText)}
        on={community.settings.indexed}
        busy={isSaving}
        onChange={(indexed) => void save({ settings: { indexed } })}
      />
    </>
  );
};

/** Who sees it, and what they read. */
export const Sight = ({ community }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { save } = useChange(community);
  const choices = (['private', 'public'] as const).map((choice) => ({
    choice,
    name: formatMessage(communitiesMessages[choice]),
    text: formatMessage(messages[choice]),
  }));
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.who)}</h2>
      <Options
        label={formatMessage(messages.who)}
        choices={choices}
        chosen={community.settings.visibility}
        onChoose={(visibility) => void save({ settings: { visibility } })}
      />
      {community.publicLink === null ? (
        <LinkToCopy
          label={formatMessage(messages.memberPage)}
          link={new URL(`/app/communities/${community.communityId}`, location.origin).href}
        />
      ) : (
        <PublicPage community={community} link={community.publicLink} />
      )}
      <Described community={community} />
    </section>
  );
};
