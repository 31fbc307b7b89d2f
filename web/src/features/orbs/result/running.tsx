import type { OrbRunDetail } from '@ecrin/contracts/orb/orb-run.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { stopIcon } from '@ecrin/ui/icon/icons.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { FormattedMessage } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useStopRunMutation } from '../orb-runs.api.ts';
import { ResultView } from './result-view.tsx';
import { resultMessages as messages } from './result.messages.ts';
import styles from './result.module.css';

/** More stones than this would fill the page. */
const mostStones = 60;

const Progress = ({ run: { thoughts, read, text } }: { run: OrbRunDetail }) => {
  if (thoughts === 0)
    return (
      <p>
        <FormattedMessage {...(text === null ? messages.starting : messages.readingText)} />
      </p>
    );
  return (
    <p className={styles['progress']}>
      <b>{read}</b>
      <FormattedMessage {...messages.progress} values={{ read, thoughts }} />
    </p>
  );
};

/** How far a run is, on the stones of the thoughts it reads, with what takes shape. */
export const Running = ({ run }: { run: OrbRunDetail }) => {
  const [stop, { isLoading }] = useStopRunMutation();
  const withFeedback = useCommandFeedback();
  const { stones, read, drafts, runId } = run;
  return (
    <>
      <output>
        <Progress run={run} />
      </output>
      <div className={styles['stones']} aria-hidden="true">
        {stones.slice(0, mostStones).map((mood, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} data-now={at === read || undefined}>
            <Stone mood={at < read ? mood : null} size="sm" />
          </span>
        ))}
      </div>
      <div className={styles['acts']}>
        <Button busy={isLoading} onClick={() => void withFeedback(stop(runId).unwrap())}>
          <Icon of={stopIcon} size="sm" />
          <FormattedMessage {...messages.stop} />
        </Button>
        <span className="sm dim">
          <FormattedMessage {...messages.leave} />
        </span>
      </div>
      {drafts.length > 0 && (
        <section aria-labelledby="orb-drafts">
          <h2 id="orb-drafts" className="label">
            <FormattedMessage {...messages.drafts} />
          </h2>
          {drafts.map((draft, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <ResultView key={at} runId={`${runId}-${at}`} result={draft} />
          ))}
        </section>
      )}
    </>
  );
};
