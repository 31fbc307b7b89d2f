import type { PastEstimate } from '@ecrin/contracts/orb/orb-past-run.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useIsAccepted } from '#lib/consent/use-consent.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import { deviceZone, useToday } from '#lib/time/clock.ts';
import { useBeginPastRunMutation, useEstimatePastQuery } from '../orb-past-runs.api.ts';
import { kindOfCost, ReadingNotice } from '../run/price.tsx';
import { pastOf, type PastChoice } from './past-choice.ts';
import { bold } from './past-progress.tsx';
import { usePastName } from './past-words.ts';
import { pastMessages as messages } from './past.messages.ts';
import { StepList } from './step-list.tsx';
import orbStyles from '../orbs.module.css';
import styles from './past.module.css';

const minuteSeconds = 60;

/** Begins it, and shows it; the same id as long as it was not accepted. */
const useBegin = (orbId: string, onBegun: (pastRunId: string) => void) => {
  const [pastRunId] = useState(newId);
  const [begin, { isLoading, error }] = useBeginPastRunMutation();
  const refusal = useFormatProblem()(error);
  const today = useToday();
  const send = async (choice: PastChoice) => {
    const { step, versions, values } = choice;
    const past = pastOf(choice, today);
    const body = { pastRunId, orbId, versions: [...versions], past, step, values, timeZone: deviceZone() };
    const answer = await begin(body);
    if (!answer.error) onBegun(pastRunId);
  };
  return { isLoading, refusal, send };
};

const figuresOf = ({ thoughts, seconds, cost }: PastEstimate) => ({
  thoughts,
  minutes: Math.round((seconds ?? 0) / minuteSeconds),
  cost: kindOfCost(cost),
  euros: Math.ceil(cost ?? 0),
});

type PlanProps = Readonly<{ orb: OrbDetail; choice: PastChoice; onBegun: (pastRunId: string) => void }>;

/** What it will read and take, before anything is read. */
export const PastPlan = ({ orb: { orbId }, choice, onBegun }: PlanProps) => {
  const past = pastOf(choice, useToday());
  const { data } = useEstimatePastQuery({ ...past, step: choice.step, versions: choice.versions.length });
  const { isLoading, refusal, send } = useBegin(orbId, onBegun);
  const name = usePastName()(past);
  const accepted = useIsAccepted('orbs');
  if (!data) return <Skeleton lines={[80, 60, 90]} />;
  const values = { past: name, ...figuresOf(data) };
  return (
    <>
      <p className={orbStyles['said']}>
        <FormattedMessage {...messages.plan} values={{ ...bold, ...values }} />
      </p>
      <div className={styles['acts']}>
        <Button
          look="primary"
          busy={isLoading}
          disabled={!accepted || data.thoughts === 0 || data.model === null}
          onClick={() => void send(choice)}
        >
          <FormattedMessage {...messages.begin} />
        </Button>
        <span className="sm dim">
          <FormattedMessage {...messages.kept} values={{ step: choice.step }} />
        </span>
      </div>
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <ReadingNotice estimate={data} />
      <StepList
        step={choice.step}
        steps={data.spans.map((span) => ({ ...span, read: 0, state: span.thoughts === 0 ? 'empty' : null }))}
      />
    </>
  );
};
