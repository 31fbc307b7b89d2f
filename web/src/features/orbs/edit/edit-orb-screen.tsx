import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { OrbDetail, OrbVersion } from '@ecrin/contracts/orb/orb.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormPart } from '@ecrin/ui/orb-form/form-part.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useParams } from 'wouter';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { useReviseOrbMutation } from '../orbs.api.ts';
import { orbsMessages } from '../orbs.messages.ts';
import { historyMessages } from '../result/history.messages.ts';
import { WithOrb } from '../with-orb.tsx';
import { editMessages as messages } from './edit.messages.ts';
import { definitionOf, draftOf, instructionFields, languageOf, type OrbDraft } from './orb-draft.ts';
import { OrbForm } from './orb-form.tsx';
import { OwnPicture } from './own-picture.tsx';
import { Preview } from './preview.tsx';
import styles from './edit.module.css';

type VersionsProps = Readonly<{ versions: readonly OrbVersion[]; onTakeBack: (version: OrbVersion) => void }>;

/** Earlier versions, each of which can be taken into the form again. */
const EarlierVersions = ({ versions, onTakeBack }: VersionsProps) => {
  const { language } = useLanguage();
  return (
    <ol className={styles['versions']}>
      {versions.map((version) => (
        <li key={version.version}>
          <b>{version.version}</b>
          <span>
            {version.why ?? <FormattedMessage {...historyMessages.version} values={{ version: version.version }} />}
            <small>
              <FormattedMessage
                {...historyMessages.since}
                values={{ date: formatDate(language, version.since), runs: version.runs }}
              />
            </small>
          </span>
          <Button look="text" onClick={() => onTakeBack(version)}>
            <FormattedMessage {...messages.takeBack} />
          </Button>
        </li>
      ))}
    </ol>
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const useEditing = (orb: OrbDetail) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const written = languageOf(orb, language);
  const [initial] = useState(() => draftOf(orb, language));
  const [draft, setDraft] = useState<OrbDraft>(initial);
  const [why, setWhy] = useState('');
  const [revise, { isLoading, error }] = useReviseOrbMutation();
  const [, navigate] = useLocation();
  const refusal = useFormatProblem()(error);
  const [before, after] = [definitionOf(initial, written), definitionOf(draft, written)];
  const isNewVersion = !isSame(before.instructions, after.instructions);
  const save = async () => {
    if ((await revise({ orbId: orb.orbId, body: { ...after, why: why || null } })).error) return;
    showToast({ tone: 'done', message: formatMessage(messages.saved) });
    navigate(`/app/orbs/${orb.orbId}`);
  };
  return {
    draft,
    change: (changed: Partial<OrbDraft>) => setDraft({ ...draft, ...changed }),
    takeBack: ({ version, instructions }: OrbVersion) => {
      setDraft({ ...draft, ...instructionFields(instructions[written]) });
      showToast({ tone: 'info', message: formatMessage(messages.takenBack, { version }) });
    },
    why: { why, onWhy: setWhy },
    isNewVersion,
    saveLabel: isNewVersion
      ? formatMessage(messages.saveVersion, { version: orb.version + 1 })
      : formatMessage(messages.save),
    changed: !isSame(before, after),
    isLoading,
    refusal,
    save,
  };
};

const EditForm = ({ orb }: { orb: OrbDetail }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { draft, change, takeBack, why, isNewVersion, saveLabel, changed, isLoading, refusal, save } = useEditing(orb);
  const name = orb.name ?? formatMessage(orbsMessages.unnamed);
  usePageTitle(formatMessage(messages.ownTitle, { name }));
  return (
    <div className={styles['screen']}>
      <div>
        <BackLink name={name} />
        <h1 className="display" tabIndex={-1}>
          {name}
        </h1>
        <p className="sm dim">
          <FormattedMessage {...messages.state} values={{ runs: orb.runs, version: orb.version }} />
        </p>
        <OwnPicture orb={orb} />
        <OrbForm
          draft={draft}
          onChange={change}
          save={saveLabel}
          busy={isLoading}
          changed={changed}
          refusal={refusal}
          backTo={`/app/orbs/${orb.orbId}`}
          why={isNewVersion ? why : null}
          onSave={() => void save()}
        />
        <FormPart id="orb-versions" title={formatMessage(messages.versions)}>
          <EarlierVersions versions={orb.versions} onTakeBack={takeBack} />
        </FormPart>
      </div>
      <Preview draft={draft} language={language} />
    </div>
  );
};

/** An own orb; other instructions are saved as a new version. */
export const EditOrbScreen = () => {
  const { orbId = '' } = useParams();
  return (
    <Page kind="plain wide">
      <WithOrb orbId={orbId}>{(orb) => <EditForm orb={orb} />}</WithOrb>
    </Page>
  );
};
