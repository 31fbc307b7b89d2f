import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { BackLink } from '#lib/page/back-link.tsx';
import { useInLanguage } from '../orb-name.ts';
import { useReviseReadyOrbMutation } from '../orbs.api.ts';
import { WithOrb } from '../with-orb.tsx';
import { editMessages as messages } from './edit.messages.ts';
import { definitionOf, draftOf, type OrbDraft } from './orb-draft.ts';
import { OrbForm } from './orb-form.tsx';
import { usePictureDraft } from './picture-field.tsx';

const hasOtherInstructions = (draft: OrbDraft, before: OrbDraft): boolean =>
  JSON.stringify(definitionOf(draft).instructions) !== JSON.stringify(definitionOf(before).instructions);

const Heading = ({ orb: { orbId, names } }: { orb: ReadyOrbDetail }) => {
  const { formatMessage } = useIntl();
  const name = useInLanguage()(names) ?? '';
  const title = formatMessage(messages.editTitle, { name });
  usePageTitle(title);
  return (
    <>
      <BackLink to={`/admin/orbs/${orbId}`}>{name}</BackLink>
      <h1 className="display" data-level="2" tabIndex={-1}>
        {title}
      </h1>
    </>
  );
};

/** `version`: the one whose instructions the form begins with; the current one unless given. */
const EditOrb = ({ orb, version }: Readonly<{ orb: ReadyOrbDetail; version: number | null }>) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const showResult = useResultFeedback();
  const [before] = useState(() => draftOf(orb, orb.instructions));
  const [draft, setDraft] = useState(() => {
    const taken = orb.versions.find((one) => one.version === version);
    return draftOf(orb, taken?.instructions ?? orb.instructions);
  });
  const [why, setWhy] = useState('');
  const [revise, { isLoading, error }] = useReviseReadyOrbMutation();
  const { orbId, picture: shown, pictureUrl: address } = orb;
  const typed = useHistoryState<Readonly<{ pictureTyped?: string }> | null>()?.pictureTyped;
  const picture = usePictureDraft({ orbId, address, picture: shown, ...(typed !== undefined && { typed }) });
  const isNewVersion = hasOtherInstructions(draft, before);
  const save = async () => {
    // First, so that nothing of a refused form is saved.
    if ((await picture.send()) !== null) return;
    const body = { ...definitionOf(draft), why: isNewVersion && why.trim() !== '' ? why.trim() : null };
    const outcome = await revise({ orbId, body });
    if (!outcome.error && showResult(outcome, formatMessage(messages.saved))) navigate(`/admin/orbs/${orbId}`);
  };
  return (
    <OrbForm
      draft={draft}
      picture={picture}
      onChange={(changed) => setDraft({ ...draft, ...changed })}
      save={formatMessage(isNewVersion ? messages.saveVersion : messages.save, { version: orb.version + 1 })}
      busy={isLoading}
      problem={error}
      backTo={`/admin/orbs/${orbId}`}
      why={isNewVersion ? { why, onWhy: setWhy } : null}
      onSave={() => void save()}
    />
  );
};

export const EditOrbScreen = () => {
  const { orbId = '' } = useParams();
  const version = Number(new URLSearchParams(useSearch()).get('version')) || null;
  return (
    <WithOrb orbId={orbId}>
      {(orb) => (
        <>
          <Heading orb={orb} />
          <EditOrb key={version} orb={orb} version={version} />
        </>
      )}
    </WithOrb>
  );
};
