import type { OrbDetail, OrbVersion } from '@ecrin/contracts/orb/orb.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { useFindRunQuery, useListRunsInfiniteQuery } from '../orb-runs.api.ts';
import { historyMessages } from './history.messages.ts';
import { ResultView } from './result-view.tsx';
import styles from './result.module.css';

const LastResult = ({ runId }: { runId: string }) => {
  const { data } = useFindRunQuery(runId);
  return data?.result ? <ResultView runId={`compared-${runId}`} result={data.result} /> : null;
};

type VersionProps = Readonly<{ version: OrbVersion; runId: string | null }>;

const VersionColumn = ({ version, runId }: VersionProps) => {
  const { language } = useLanguage();
  return (
    <div className={styles['version']}>
      <h2 className="h4">
        <FormattedMessage {...historyMessages.version} values={{ version: version.version }} />
      </h2>
      <p className="xs dim">
        {version.why && `${withFrenchTypography(version.why)} · `}
        <FormattedMessage
          {...historyMessages.since}
          values={{ date: formatDate(language, version.since), runs: version.runs }}
        />
      </p>
      <p className={styles['prompt']}>
        {withFrenchTypography(inLanguage(version.instructions, language)?.prompt ?? '')}
      </p>
      {runId ? (
        <LastResult runId={runId} />
      ) : (
        <p className="sm dim">
          <FormattedMessage {...historyMessages.noResultYet} />
        </p>
      )}
    </div>
  );
};

/** Two versions side by side: their prompts, and the last result of each. */
export const CompareVersions = ({ orb }: { orb: OrbDetail }) => {
  const { formatMessage } = useIntl();
  const [current, ...earlier] = orb.versions;
  const [other, setOther] = useState(earlier[0]?.version ?? 0);
  const runs = useListRunsInfiniteQuery({ orbId: orb.orbId, status: 'completed', occasion: null });
  const chosen = earlier.find(({ version }) => version === other);
  if (!current || !chosen) return null;
  const lastRunOf = (version: number): string | null =>
    runs.data?.pages.flatMap(({ items }) => items).find((run) => run.version === version)?.runId ?? null;
  return (
    <details className={styles['compare']}>
      <summary>
        <FormattedMessage {...historyMessages.compare} />
      </summary>
      <SelectField
        label={formatMessage(historyMessages.compareWith)}
        choices={earlier.map(({ version }) => ({
          value: String(version),
          label: formatMessage(historyMessages.version, { version }),
        }))}
        value={String(other)}
        onChange={({ target }) => setOther(Number(target.value))}
      />
      <div className={styles['columns']}>
        {[chosen, current].map((version) => (
          <VersionColumn key={version.version} version={version} runId={lastRunOf(version.version)} />
        ))}
      </div>
    </details>
  );
};
