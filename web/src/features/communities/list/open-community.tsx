import { maxCommunityName, maxCommunityPurpose } from '@ecrin/contracts/community/community.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useRequired } from '#lib/form/use-required.ts';
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
  const [nameRequired, purposeRequired] = [useRequired(name), useRequired(purpose)];
  // One id for all attempts: a retry opens no second one.
  const [communityId] = useState(newId);
  const [open, { isLoading, error }] = useOpenCommunityMutation();
  const send = async () => {
    const given = [nameRequired.check(), purposeRequired.check()];
    if (given.includes(false) || (await open({ communityId, name, purpose, settings })).error) return undefined;
    return navigate(`/app/communities/${communityId}/settings`);
  };
  return { name, setName, purpose, setPurpose, nameRequired, purposeRequired, isLoading, error, send };
};

/** Opens a community by its name and its purpose. */
export const OpenCommunity = () => {
  const { formatMessage } = useIntl();
  const { name, setName, purpose, setPurpose, nameRequired, purposeRequired, isLoading, error, send } = useOpening();
  const refusal = useFormatProblem()(error);
  return (
    <form className={styles['card']} noValidate onSubmit={(event) => submitForm(event, send)}>
      <h2 className="h4">{formatMessage(messages.open)}</h2>
      <p className="sm dim">{formatMessage(messages.openHint)}</p>
      <Field
        label={formatMessage(messages.name)}
        maxLength={maxCommunityName}
        value={name}
        error={nameRequired.error}
        onChange={({ target }) => setName(target.value)}
      />
      <TextAreaField
        label={formatMessage(messages.purpose)}
        hint={formatMessage(messages.purposeHint)}
        rows={3}
        maxLength={maxCommunityPurpose}
        own
        value={purpose}
        error={purposeRequired.error}
        onChange={({ target }) => setPurpose(target.value)}
      />
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <Button look="primary" type="submit" block busy={isLoading}>
        {formatMessage(messages.open)}
      </Button>
    </form>
  );
};
