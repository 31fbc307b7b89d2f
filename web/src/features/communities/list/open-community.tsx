import { maxCommunityName, maxCommunityPurpose } from '@ecrin/contracts/community/community.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import { useOpenCommunityMutation } from '../api/community-commands.api.ts';
import { communitiesMessages as messages } from '../communities.messages.ts';
import styles from '../communities.module.css';

/** What a new one starts with; its settings follow. */
const settings = {
  visibility: 'private',
  joinCondition: 'validation',
  indexed: false,
  rules: { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 },
} as const;

/** What is typed, and sends it. */
const useOpening = () => {
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [purpose, setPurpose] = useState('');
  const [missing, setMissing] = useState(false);
  // One id for all attempts: a retry opens no second one.
  const [communityId] = useState(newId);
  const [open, { isLoading, error }] = useOpenCommunityMutation();
  const send = async () => {
    const isMissing = name.trim() === '' || purpose.trim() === '';
    setMissing(isMissing);
    if (isMissing || (await open({ communityId, name, purpose, settings })).error) return undefined;
    return navigate(`/app/communities/${communityId}/settings`);
  };
  return { name, setName, purpose, setPurpose, missing, isLoading, error, send };
};

/** Opens a community by its name and its purpose. */
export const OpenCommunity = () => {
  const { formatMessage } = useIntl();
  const { name, setName, purpose, setPurpose, missing, isLoading, error, send } = useOpening();
  const refusal = useFormatProblem()(error);
  return (
    <form
      className={styles['card']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 className="h4">{formatMessage(messages.open)}</h2>
      <p className="sm dim">{formatMessage(messages.openHint)}</p>
      <Field
        label={formatMessage(messages.name)}
        maxLength={maxCommunityName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextAreaField
        label={formatMessage(messages.purpose)}
        hint={formatMessage(messages.purposeHint)}
        rows={3}
        maxLength={maxCommunityPurpose}
        own
        value={purpose}
        onChange={({ target }) => setPurpose(target.value)}
      />
      {missing && <Banner tone="bad">{formatMessage(messages.missingFields)}</Banner>}
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <Button look="primary" type="submit" block busy={isLoading}>
        {formatMessage(messages.open)}
      </Button>
    </form>
  );
};
