import type { OrbSchedule, OrbScheduleAnswer } from '@ecrin/contracts/orb/orb-schedule.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { playIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { newId } from '#lib/outbox/device-environment.ts';
import { deviceZone, useToday } from '#lib/time/clock.ts';
import { formatDate, formatDateAndTime } from '#lib/time/date-format.ts';
import { useRequestRunMutation } from '../orb-runs.api.ts';
import { RunEntries } from '../result/run-entries.tsx';
import { autoMessages as messages } from './auto.messages.ts';
import { recentSources } from './schedule-draft.ts';
import styles from './auto.module.css';

/** Next, last, and how often. */
const Facts = ({ answer: { schedule, runs, lastRunAt } }: { answer: OrbScheduleAnswer }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const timeZone = deviceZone();
  const dateOf = (instant: string | null) =>
    instant === null ? formatMessage(messages.none) : formatDateAndTime(language, { occurredAt: instant, timeZone });
  const paused = schedule && !schedule.active;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{formatMessage(messages.next)}</dt>
        <dd>{paused ? formatMessage(messages.paused) : dateOf(schedule?.nextAt ?? null)}</dd>
      </div>
      <div>
        <dt>{formatMessage(messages.last)}</dt>
        <dd>{dateOf(lastRunAt)}</dd>
      </div>
      <div>
        <dt>{formatMessage(messages.runs)}</dt>
        <dd>{runs}</dd>
      </div>
    </dl>
  );
};

/** Reads what it would read at its time; the same id as long as it was not accepted. */
const RunNow = ({ orbId, schedule }: Readonly<{ orbId: string; schedule: OrbSchedule }>) => {
  const [runId] = useState(newId);
  const [request, { isLoading, error }] = useRequestRunMutation();
  const [, navigate] = useLocation();
  const refusal = useFormatProblem()(error);
  const today = useToday();
  const send = async () => {
    const { lookBack, text, values } = schedule;
    const sources = recentSources(lookBack, today);
    const answer = await request({ runId, orbId, sources, text, values, timeZone: deviceZone() });
    if (!answer.error) navigate(`/app/orbs/${orbId}/runs/${runId}`);
  };
  return (
    <>
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <Button busy={isLoading} onClick={() => void send()}>
        <Icon of={playIcon} size="sm" />
        <FormattedMessage {...messages.runNow} />
      </Button>
    </>
  );
};

const Pause = ({ from, to }: OrbSchedule['pauses'][number]) => {
  const { language } = useLanguage();
  const dates = { from: formatDate(language, from), to: to === null ? 'none' : formatDate(language, to) };
  return (
    <li className="sm dim">
      <FormattedMessage {...messages.pausedFrom} values={dates} />
    </li>
  );
};

/** What came of each time, also where nothing ran, and when it was paused. */
const Times = ({ orbId, pauses }: Readonly<{ orbId: string; pauses: OrbSchedule['pauses'] }>) => {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="orb-times">
      <h2 id="orb-times" className="h4">
        <FormattedMessage {...messages.history} />
      </h2>
      <RunEntries
        of={{ orbId, status: null, occasion: 'schedule' }}
        shown={null}
        empty={formatMessage(messages.noHistory)}
      />
      {pauses.length > 0 && (
        <ul className={styles['pauses']}>
          {pauses.map((pause) => (
            <Pause key={pause.from} {...pause} />
          ))}
        </ul>
      )}
    </section>
  );
};

type ScheduleFactsProps = Readonly<{ orbId: string; answer: OrbScheduleAnswer }>;

export const ScheduleFacts = ({ orbId, answer }: ScheduleFactsProps) => (
  <aside className={styles['aside']}>
    <Facts answer={answer} />
    {answer.schedule && <RunNow orbId={orbId} schedule={answer.schedule} />}
    <Times orbId={orbId} pauses={answer.schedule?.pauses ?? []} />
  </aside>
);
