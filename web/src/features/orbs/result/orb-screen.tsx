import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { OrbRunDetail, OrbRunList } from '@ecrin/contracts/orb/orb-run.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'wouter';
import { FavoriteButton } from '#lib/favorites/favorite-button.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { OrbHead } from '../orb-head.tsx';
import { useFindRunQuery, useListRunsInfiniteQuery } from '../orb-runs.api.ts';
import { orbsMessages } from '../orbs.messages.ts';
import { orbLoadingLines, RunNotShown, WithOrb } from '../with-orb.tsx';
import { historyMessages } from './history.messages.ts';
import { History } from './history.tsx';
import { OrbMenu } from './orb-menu.tsx';
import { resultMessages as messages } from './result.messages.ts';
import { RunView } from './run-view.tsx';
import { CompareVersions } from './versions.tsx';
import styles from './result.module.css';

const Subtitle = ({ orb, run }: Readonly<{ orb: OrbDetail; run: OrbRunDetail | undefined }>) => {
  const { language } = useLanguage();
  if (!run) return orb.description && withFrenchTypography(orb.description);
  if (run.status === 'running') return <FormattedMessage {...messages.reading} />;
  if (run.status === 'skipped')
    return <FormattedMessage {...messages.skippedOn} values={{ date: formatTimestamp(language, run.requestedAt) }} />;
  return (
    <FormattedMessage
      {...messages.readOn}
      values={{ date: formatTimestamp(language, run.requestedAt), thoughts: run.thoughts }}
    />
  );
};

const NeverRun = ({ orb }: { orb: OrbDetail }) => (
  <EmptyState
    setting
    title={<FormattedMessage {...historyMessages.neverRun} />}
    action={
      <Link href={`/app/orbs/${orb.orbId}/run`} {...buttonLook({ look: 'primary', size: 'lg' })}>
        <FormattedMessage {...messages.firstRun} />
      </Link>
    }
  >
    <FormattedMessage {...historyMessages.neverRunText} />
  </EmptyState>
);

/** The prompt in the person's sight: an orb has no secret instructions. */
const Prompt = ({ orb }: { orb: OrbDetail }) => {
  const { language } = useLanguage();
  return (
    <section aria-labelledby="orb-prompt">
      <h2 id="orb-prompt" className="h4">
        <FormattedMessage {...historyMessages.prompt} />
      </h2>
      <p className={styles['prompt']}>{withFrenchTypography(inLanguage(orb.instructions, language)?.prompt ?? '')}</p>
      {orb.proposed === language && (
        <p className="xs dim">
          <FormattedMessage {...historyMessages.proposed} />
        </p>
      )}
      <OrbMenu orb={orb} />
    </section>
  );
};

const latestIn = (page: OrbRunList | undefined) =>
  page?.items.find(({ status }) => status !== 'stopped' && status !== 'skipped')?.runId;

/** The run of the address, else the latest one. */
const useShownRun = (orbId: string, asked: string | undefined) => {
  const runs = useListRunsInfiniteQuery({ orbId, status: null, occasion: null });
  const runId = asked ?? latestIn(runs.data?.pages[0]) ?? null;
  const found = useFindRunQuery(runId ?? '', { skip: runId === null });
  const { data, error, refetch } = runId === null ? runs : found;
  return { runId, run: found.data, error, refetch, isLoading: !data && !error };
};

type ShownProps = Readonly<{ orb: OrbDetail; shown: ReturnType<typeof useShownRun> }>;

const WithoutRun = ({ orb, shown: { runId, error, refetch } }: ShownProps) =>
  runId === null && !error ? (
    <NeverRun orb={orb} />
  ) : (
    <RunNotShown orb={orb} error={error} onRetry={() => void refetch()} />
  );

const OrbBody = ({ orb, asked }: Readonly<{ orb: OrbDetail; asked: string | undefined }>) => {
  const { formatMessage } = useIntl();
  const shown = useShownRun(orb.orbId, asked);
  const { runId, run, isLoading } = shown;
  usePageTitle(orb.name ?? formatMessage(orbsMessages.unnamed));
  // What is beside the result stands below it on a phone: all is shown at once.
  if (isLoading) return <Skeleton lines={orbLoadingLines} />;
  return (
    <div className={styles['screen']}>
      <div className={styles['main']}>
        <OrbHead
          orb={orb}
          title={orb.name ?? formatMessage(orbsMessages.unnamed)}
          action={<FavoriteButton kind="orb" itemId={orb.orbId} />}
        >
          <Subtitle orb={orb} run={run} />
        </OrbHead>
        {run ? <RunView key={run.runId} orb={orb} run={run} /> : <WithoutRun orb={orb} shown={shown} />}
        <CompareVersions key={orb.version} orb={orb} />
      </div>
      <aside className={styles['aside']}>
        <Prompt orb={orb} />
        <History orbId={orb.orbId} shown={runId} />
      </aside>
    </div>
  );
};

/** An orb with its latest result, or the run of the address, and its history. */
export const OrbScreen = () => {
  const { orbId = '', runId } = useParams();
  // Asked for beside the orb.
  useShownRun(orbId, runId);
  return (
    <Page kind="plain wide">
      <WithOrb orbId={orbId}>{(orb) => <OrbBody orb={orb} asked={runId} />}</WithOrb>
    </Page>
  );
};
