import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { newId } from '#lib/outbox/device-environment.ts';
import { useCreateOrbMutation, useListOrbsQuery } from '../orbs.api.ts';
import { orbsMessages } from '../orbs.messages.ts';
import { WithOrb } from '../with-orb.tsx';
import { editMessages as messages } from './edit.messages.ts';
import { definitionOf, draftOf, emptyDraft, languageOf } from './orb-draft.ts';
import { OrbForm } from './orb-form.tsx';
import { Preview } from './preview.tsx';
import styles from './edit.module.css';

/** The one way in that is closed says why, and shows the others. */
const Denied = () => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      setting
      level={1}
      title={formatMessage(orbsMessages.notPermitted)}
      action={
        <>
          <Link href="/app/profile/requests?ask=create-orbs" {...buttonLook({ look: 'primary' })}>
            <FormattedMessage {...orbsMessages.askPermission} />
          </Link>
          <Link href="/app/orbs" {...buttonLook()}>
            <FormattedMessage {...orbsMessages.seeReady} />
          </Link>
        </>
      }
    >
      <FormattedMessage {...orbsMessages.notPermittedText} />
    </EmptyState>
  );
};

const useCreating = (from: OrbDetail | null) => {
  const { language } = useLanguage();
  const [orbId] = useState(newId);
  const [draft, setDraft] = useState(() => (from ? draftOf(from, language) : emptyDraft));
  const [create, { isLoading, error }] = useCreateOrbMutation();
  const refusal = useFormatProblem()(error);
  const [, navigate] = useLocation();
  const written = from ? languageOf(from, language) : language;
  const save = async () => {
    if (!(await create({ orbId, ...definitionOf(draft, written) })).error) navigate(`/app/orbs/${orbId}`);
  };
  return { draft, setDraft, isLoading, refusal, save };
};

/** Begins with another orb where the address names one. */
const CreateForm = ({ from }: { from: OrbDetail | null }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { draft, setDraft, isLoading, refusal, save } = useCreating(from);
  return (
    <div className={styles['screen']}>
      <div>
        <BackLink />
        <h1 className="display" tabIndex={-1}>
          <FormattedMessage {...messages.createTitle} />
        </h1>
        {from && (
          <p className="sm dim">
            <FormattedMessage {...messages.copyOf} values={{ name: from.name ?? '' }} />
          </p>
        )}
        <OrbForm
          draft={draft}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
          save={formatMessage(messages.create)}
          busy={isLoading}
          changed={false}
          refusal={refusal}
          backTo="/app/orbs"
          why={null}
          onSave={() => void save()}
        />
      </div>
      <Preview draft={draft} language={language} />
    </div>
  );
};

/** A new orb of the client's own, for those who may. */
export const CreateOrbScreen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const { data } = useListOrbsQuery(language);
  const from = search.get('from');
  usePageTitle(formatMessage(messages.createTitle));
  if (!data)
    return (
      <Page kind="plain wide">
        <Skeleton lines={[40, 70, 60]} />
      </Page>
    );
  if (!data.mayCreate)
    return (
      <Page kind="plain">
        <Denied />
      </Page>
    );
  return (
    <Page kind="plain wide">
      {from ? <WithOrb orbId={from}>{(orb) => <CreateForm from={orb} />}</WithOrb> : <CreateForm from={null} />}
    </Page>
  );
};
