import { maxCommunityName, maxCommunityPurpose, type CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { communitiesMessages } from '../communities.messages.ts';
import { Options } from '../options.tsx';
import { closingMessages } from './closing.messages.ts';
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
      <Described community={community} />
    </section>
  );
};
