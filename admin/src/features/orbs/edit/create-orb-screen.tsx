import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { newId } from '#lib/api/new-id.ts';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { BackLink } from '#lib/page/back-link.tsx';
import { useCreateReadyOrbMutation } from '../orbs.api.ts';
import { orbsMessages } from '../orbs.messages.ts';
import { editMessages as messages } from './edit.messages.ts';
import { definitionOf, emptyDraft } from './orb-draft.ts';
import { OrbForm } from './orb-form.tsx';

/** A new orb for every client: a draft until it is published. */
export const CreateOrbScreen = () => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const showResult = useResultFeedback();
  const [orbId] = useState(newId);
  const [draft, setDraft] = useState(emptyDraft);
  const [create, { isLoading, error }] = useCreateReadyOrbMutation();
  usePageTitle(formatMessage(messages.createTitle));
  const save = async () => {
    const outcome = await create({ orbId, ...definitionOf(draft) });
    if (!outcome.error && showResult(outcome, formatMessage(messages.created))) navigate(`/admin/orbs/${orbId}`);
  };
  return (
    <>
      <BackLink to="/admin/orbs">
        <FormattedMessage {...orbsMessages.title} />
      </BackLink>
      <h1 className="display" data-level="2" tabIndex={-1}>
        <FormattedMessage {...messages.createTitle} />
      </h1>
      <OrbForm
        draft={draft}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
        save={formatMessage(messages.saveDraft)}
        busy={isLoading}
        problem={error}
        backTo="/admin/orbs"
        why={null}
        onSave={() => void save()}
      />
    </>
  );
};
