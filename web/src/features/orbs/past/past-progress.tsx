import type { OrbPastRunDetail } from '@ecrin/contracts/orb/orb-past-run.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { playIcon, stopIcon } from '@ecrin/ui/icon/icons.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useFocusFallback } from '#lib/page/use-focus-fallback.ts';
import { useEstimatePastQuery, useTurnPastRunMutation } from '../orb-past-runs.api.ts';
import { reasonKey } from '../result/reason-key.ts';
import { PastResults } from './past-results.tsx';
import { usePastName } from './past-words.ts';
import { pastMessages as messages } from './past.messages.ts';
import { StepList, stepsOf } from './step-list.tsx';
import orbStyles from '../orbs.module.css';
import styles from './past.module.css';

type PastProps = Readonly<{ past: OrbPastRunDetail }>;

export const bold = { b: (parts: ReactNode) => <b>{parts}</b> };

const Said = ({ past }: PastProps) => {
  const name = usePastName()(past);
  const { status, done, steps } = past;
  return (
    <p className={orbStyles['said']}>
      {status === 'ended' ? (
        <FormattedMessage {...messages.ended} values={{ ...bold, past: name }} />
      ) : (
        <FormattedMessage {...messages.going} values={{ ...bold, past: name, done, steps }} />
      )}
    </p>
  );
};

/** Stops after the step that is being read, or goes on. */
const Turn = ({ past: { pastRunId, status, step, reason } }: PastProps) => {
  const [turn, { isLoading }] = useTurnPastRunMutation();
  const withFeedback = useCommandFeedback();
  if (status === 'ended') return null;
  const on = status === 'stopped';
  return (
    <div className={styles['acts']}>
      <Button look="primary" busy={isLoading} onClick={() => void withFeedback(turn({ pastRunId, on }).unwrap())}>
        <Icon of={on ? playIcon : stopIcon} size="sm" />
        {on ? <FormattedMessage {...messages.resume} /> : <FormattedMessage {...messages.stop} values={{ step }} />}
      </Button>
      <output className="sm dim">
        {on ? (
          <FormattedMessage {...messages.stopped} values={{ reason: reason === null ? 'person' : reasonKey(reason) }} />
        ) : (
          <FormattedMessage {...messages.kept} values={{ step }} />
        )}
      </output>
    </div>
  );
};

/** A run over the past: how far it is, and its results as they come. */
export const PastProgress = ({ past }: PastProps) => {
  const { from, to, step, versions, status } = past;
  // The button that stops it goes with its end.
  useFocusFallback(Number(status === 'ended'));
  const { data } = useEstimatePastQuery({ from, to, step, versions: versions.length });
  const counts = new Map(data?.spans.map(({ from: first, thoughts }) => [first, thoughts]));
  return (
    <>
      <Said past={past} />
      <Turn past={past} />
      <StepList steps={stepsOf(past, counts)} step={step} />
      <PastResults past={past} />
    </>
  );
};
