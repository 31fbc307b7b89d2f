import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useParams } from 'wouter';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useFindPastRunQuery, useListPastRunsQuery } from '../orb-past-runs.api.ts';
import { orbsMessages } from '../orbs.messages.ts';
import { RunNotShown, WithOrb } from '../with-orb.tsx';
import { lastTwelveMonths, type PastChoice } from './past-choice.ts';
import { PastList } from './past-list.tsx';
import { PastPlan } from './past-plan.tsx';
import { PastProgress } from './past-progress.tsx';
import { PastSettings } from './past-settings.tsx';
import { pastMessages as messages } from './past.messages.ts';
import styles from './past.module.css';

const Shown = ({ orb, pastRunId }: Readonly<{ orb: OrbDetail; pastRunId: string }>) => {
  const { data, error, refetch } = useFindPastRunQuery(pastRunId);
  if (data) return <PastProgress past={data} />;
  return error ? <RunNotShown orb={orb} error={error} onRetry={refetch} /> : <Skeleton lines={[80, 60, 90]} />;
};

type BodyProps = Readonly<{ orb: OrbDetail; asked: string | undefined }>;

const PastBody = ({ orb, asked }: BodyProps) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const { orbId, version } = orb;
  const [choice, choose] = useState<PastChoice>({
    year: lastTwelveMonths,
    step: 'month',
    versions: [version],
    values: {},
  });
  const { data: list } = useListPastRunsQuery(orbId);
  const name = orb.name ?? formatMessage(orbsMessages.unnamed);
  const place = `/app/orbs/${orbId}/past`;
  return (
    <div className={styles['screen']}>
      <div className={styles['head']}>
        <BackLink name={name} />
        <h1 className={styles['heading']} tabIndex={-1}>
          <FormattedMessage {...messages.heading} values={{ name }} />
        </h1>
      </div>
      {asked === undefined && <PastSettings orb={orb} choice={choice} onChange={choose} />}
      <div className={styles['main']}>
        {asked === undefined ? (
          <PastPlan orb={orb} choice={choice} onBegun={(pastRunId) => navigate(`${place}/${pastRunId}`)} />
        ) : (
          <Shown key={asked} orb={orb} pastRunId={asked} />
        )}
      </div>
      <PastList pasts={list?.items ?? []} shown={asked ?? null} onAnother={() => navigate(place)} />
    </div>
  );
};

/** An orb over the past: what it will take, how far it is, and what it found, in time. */
export const PastScreen = () => {
  const { orbId = '', pastRunId } = useParams();
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain wide">
      <WithOrb orbId={orbId}>{(orb) => <PastBody orb={orb} asked={pastRunId} />}</WithOrb>
    </Page>
  );
};
