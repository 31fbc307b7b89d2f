import type { OrbPastRunDetail } from '@ecrin/contracts/orb/orb-past-run.ts';
import { ScoreChart } from '@ecrin/ui/score-chart/score-chart.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { historyMessages } from '../result/history.messages.ts';
import { resultText } from '../result/result-text.ts';
import { ResultView } from '../result/result-view.tsx';
import { useSpanName } from './past-words.ts';
import { pastMessages as messages } from './past.messages.ts';
import styles from './past.module.css';

type PastProps = Readonly<{ past: OrbPastRunDetail }>;
type Span = OrbPastRunDetail['spans'][number];

const resultOf = ({ runs }: Span, version: number) => runs.find((run) => run.version === version)?.result ?? null;
const scoreOf = (span: Span, version: number): number | null => {
  const result = resultOf(span, version);
  return result?.kind === 'score' ? result.score : null;
};
const labelOf = (span: Span, version: number): string | null => {
  const result = resultOf(span, version);
  return result?.kind === 'label' ? result.label : null;
};

const Scores = ({ past: { spans, versions, step } }: PastProps) => {
  const { formatMessage } = useIntl();
  const nameOf = useSpanName(step);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last || !spans.some((span) => versions.some((version) => scoreOf(span, version) !== null)))
    return null;
  const [from, to] = [nameOf(first), nameOf(last)];
  return (
    <ScoreChart
      name={formatMessage(messages.scores, { from, to })}
      ends={[from, to]}
      lines={versions.map((version) => ({
        key: String(version),
        scores: spans.map((span) => scoreOf(span, version)),
      }))}
    />
  );
};

/** One strip for each version; the same label has the same tone everywhere. */
const Labels = ({ past: { spans, versions, step } }: PastProps) => {
  const nameOf = useSpanName(step);
  const labels = [...new Set(spans.flatMap((span) => versions.map((version) => labelOf(span, version))))].filter(
    (label) => label !== null,
  );
  if (labels.length === 0) return null;
  return versions.map((version) => (
    <ol key={version} className={styles['strip']}>
      {spans.map((span) => {
        const label = labelOf(span, version);
        return (
          <li key={span.from} data-tone={label === null ? undefined : labels.indexOf(label) % 4}>
            <small>{nameOf(span)}</small>
            {label}
          </li>
        );
      })}
    </ol>
  ));
};

/** What stands in time, in figures and words. */
const TableTwin = ({ past: { spans, versions, step } }: PastProps) => {
  const nameOf = useSpanName(step);
  return (
    <details className={styles['twin']}>
      <summary>
        <FormattedMessage {...messages.asTable} />
      </summary>
      <div className={styles['table']}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...messages.when} values={{ step }} />
              </th>
              {versions.map((version) => (
                <th key={version} scope="col">
                  <FormattedMessage {...historyMessages.version} values={{ version }} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spans.map((span) => (
              <tr key={span.from}>
                <th scope="row">{nameOf(span)}</th>
                {versions.map((version) => {
                  const result = resultOf(span, version);
                  return <td key={version}>{result && resultText(result)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

const Entry = ({ span, past: { pastRunId, versions, step } }: PastProps & Readonly<{ span: Span }>) => {
  const nameOf = useSpanName(step);
  const found = versions.map((version) => ({ version, result: resultOf(span, version) }));
  return found.every(({ result }) => result === null) ? null : (
    <li>
      <h3>{nameOf(span)}</h3>
      <div className={styles['versions']} data-two={versions.length > 1 || undefined}>
        {found.map(({ version, result }) => (
          <div key={version}>
            {versions.length > 1 && (
              <p className="xs dim">
                <FormattedMessage {...historyMessages.version} values={{ version }} />
              </p>
            )}
            {result && <ResultView runId={`${pastRunId}-${span.from}-${version}`} result={result} />}
          </div>
        ))}
      </div>
    </li>
  );
};

/** The results on a line in time, the earliest first; of two versions side by side. */
export const PastResults = ({ past }: PastProps) => {
  const { formatMessage } = useIntl();
  const { spans, versions } = past;
  const [first, second] = versions;
  if (!spans.some(({ runs }) => runs.some(({ result }) => result !== null))) return null;
  return (
    <section className={styles['results']} aria-labelledby="orb-past-results">
      <h2 id="orb-past-results" className="h4">
        {first !== undefined && second !== undefined
          ? formatMessage(messages.sideBySide, { first, second })
          : formatMessage(messages.inTime)}
      </h2>
      <Scores past={past} />
      <Labels past={past} />
      <TableTwin past={past} />
      <ol className={styles['entries']}>
        {spans.map((span) => (
          <Entry key={span.from} span={span} past={past} />
        ))}
      </ol>
    </section>
  );
};
