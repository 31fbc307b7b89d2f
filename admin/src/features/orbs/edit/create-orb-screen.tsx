import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
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
import { usePictureDraft } from './picture-field.tsx';
import { pictureMessages } from './picture.messages.ts';

/** A draft, its picture, and what saves both. */
const useCreating = () => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const showResult = useResultFeedback();
  const [orbId] = useState(newId);
  const [draft, setDraft] = useState(emptyDraft);
  const [create, { isLoading, error }] = useCreateReadyOrbMutation();
  const picture = usePictureDraft({ orbId, address: null, picture: null });
  const save = async () => {
    const outcome = await create({ orbId, ...definitionOf(draft) });
    if (outcome.error) return;
    // The orb exists from here on: what its picture still needs is given where it is changed.
    const why = await picture.send();
    if (why === null) {
      showResult(outcome, formatMessage(messages.created));
      navigate(`/admin/orbs/${orbId}`);
      return;
    }
    showToast({ tone: 'error', message: formatMessage(pictureMessages.createdWithout, { why }) });
    navigate(`/admin/orbs/${orbId}/edit`, { replace: true, state: { pictureTyped: picture.url } });
  };
  return { draft, setDraft, picture, save, busy: isLoading, problem: error };
};

/** A new orb for every client: a draft until it is published. */
export const CreateOrbScreen = () => {
  const { formatMessage } = useIntl();
  const { draft, setDraft, picture, save, busy, problem } = useCreating();
  usePageTitle(formatMessage(messages.createTitle));
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
        picture={picture}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
        save={formatMessage(messages.saveDraft)}
        busy={busy}
        problem={problem}
        backTo="/admin/orbs"
        why={null}
        onSave={() => void save()}
      />
    </>
  );
};
