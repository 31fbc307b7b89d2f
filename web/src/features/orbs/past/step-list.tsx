import type { OrbPastRunDetail } from '@ecrin/contracts/orb/orb-past-run.ts';
import type { PastSpan, PastStep } from '@ecrin/domain/orb-past-run/orb-past-run.vocabulary.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { stepStateOf, useSpanName, type StepState } from './past-words.ts';
import { pastMessages as messages } from './past.messages.ts';
import styles from './past.module.css';

/** `thoughts`: null while that is not known. */
export type ShownStep = PastSpan & Readonly<{ thoughts: number | null; read: number; state: StepState | null }>;

/** With how many thoughts each span has, where it was not read yet. */
export const stepsOf = (past: OrbPastRunDetail, counts: ReadonlyMap<string, number>): readonly ShownStep[] =>
  past.spans.map((span) => {
    const { from, to, runs } = span;
    const [latest] = runs.toReversed();
    const thoughts = latest && latest.thoughts > 0 ? latest.thoughts : (counts.get(from) ?? null);
    return { from, to, thoughts, read: latest?.read ?? 0, state: stepStateOf(span, past) };
  });

const widthOf = (part: number, most: number): string => `${(100 * part) / Math.max(1, most)}%`;

type StepProps = Readonly<{ step: ShownStep; name: string; most: number }>;

const Step = ({ step: { thoughts, read, state }, name, most }: StepProps) => {
  const known = thoughts ?? 0;
  return (
    <li data-state={state ?? undefined}>
      <span>{name}</span>
      <span className={styles['meter']} aria-hidden="true">
        <i style={{ width: widthOf(known, most) }}>
          {state === 'running' && <u style={{ width: widthOf(read, known) }} />}
        </i>
      </span>
      <span className={styles['count']}>{thoughts}</span>
      <span className={styles['state']}>
        {state === 'done' && <Icon of={checkIcon} size="sm" />}
        {state && <FormattedMessage {...messages.state} values={{ state, read, thoughts: known }} />}
      </span>
    </li>
  );
};

/** Months or weeks, each as long as it is full. */
export const StepList = ({ steps, step }: Readonly<{ steps: readonly ShownStep[]; step: PastStep }>) => {
  const { formatMessage } = useIntl();
  const nameOf = useSpanName(step);
  const most = Math.max(...steps.map(({ thoughts }) => thoughts ?? 0));
  return (
    <ol className={styles['steps']} aria-label={formatMessage(messages.steps)}>
      {steps.map((one) => (
        <Step key={one.from} step={one} name={nameOf(one)} most={most} />
      ))}
    </ol>
  );
};
