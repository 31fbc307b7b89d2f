import type { GoalCard, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Figures } from '@ecrin/ui/figures/figures.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHalfHour } from '#lib/time/clock.ts';
import { GoalMenu } from '../actions/goal-menu.tsx';
import { useFindGoalQuery } from '../goals.api.ts';
import { goalsMessages as messages } from '../goals.messages.ts';
import { withWaitingInDetail } from '../summary/count-waiting.ts';
import { CountButton, FirstFeedback, WhatIfButton } from '../summary/goal-feedback-actions.tsx';
import { GoalsFailed, GoalHeroLoading } from '../summary/goal-load-states.tsx';
import { isRunning } from '../summary/goal-status.ts';
import { GoalStrip, StripTable } from '../summary/goal-strip.tsx';
import { GoalSummaryHeader } from '../summary/goal-summary.tsx';
import { useGoalFigures } from '../summary/use-goal-figures.ts';
import { useFormatGoalSentence } from '../summary/use-goal-sentence.ts';
import { useWaitingDays } from '../summary/use-waiting-days.ts';
import styles from '../goals.module.css';

/** Due today first, then “at least” before “at most”, then the shorter period, then the lower progress. */
const priority = (goal: GoalCard): readonly number[] => [
  goal.due ? 0 : 1,
  goal.aim === 'achieve' ? 0 : 1,
  { daily: 0, weekly: 1, monthly: 2 }[goal.frequency],
  goal.period.progress,
];

const byPriority = (one: GoalCard, other: GoalCard): number => {
  const [own, others] = [priority(one), priority(other)];
  const at = own.findIndex((figure, index) => figure !== others[index]);
  return at === -1 ? 0 : (own[at] ?? 0) - (others[at] ?? 0);
};

/** The most important goal today; null when none is active. Among equals the first one set. `led`: the former one stays while it is active, so that it does not change under the finger. */
export const leadingGoal = (goals: readonly GoalCard[], leadingId: string | null = null): GoalCard | null => {
  const running = goals.filter(isRunning);
  return running.find(({ goalId }) => goalId === leadingId) ?? running.toSorted(byPriority)[0] ?? null;
};

/** A sentence, thirty days as pills or as a table, figures, and the what-if. */
const GoalHeroBody = ({ goal }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const [asTable, setAsTable] = useState(false);
  const say = useFormatGoalSentence(goal);
  const [advised] = goal.recommendations;
  const figures = useGoalFigures(goal);
  return (
    <>
      <FirstFeedback goal={goal} />
      <div className={styles['days']}>{asTable ? <StripTable goal={goal} /> : <GoalStrip goal={goal} />}</div>
      <Figures figures={figures.slice(0, 3)} />
      <div className={styles['foot']}>
        {advised && <p className="sm dim">{say(advised)}</p>}
        <div>
          <CountButton goal={goal} />
          <WhatIfButton goal={goal} />
          <Button look="text" onClick={() => setAsTable(!asTable)}>
            {formatMessage(asTable ? messages.chart : messages.table)}
          </Button>
        </div>
      </div>
    </>
  );
};

/** The details of the most important goal; nothing is asked for without one. */
export const useLeadingDetail = (goal: GoalCard | null) => {
  const halfHour = useHalfHour();
  return useFindGoalQuery({ goalId: goal?.goalId ?? '', halfHour }, { skip: goal === null });
};

/** The most important goal today, with its last thirty days. */
export const GoalHero = ({ goal }: { goal: GoalCard }) => {
  const { data, currentData, isError, refetch } = useLeadingDetail(goal);
  const waiting = useWaitingDays();
  const known = currentData ?? (data?.goalId === goal.goalId ? data : undefined);
  const detail = known && withWaitingInDetail(known, waiting);
  if (!detail) return isError ? <GoalsFailed onRetry={() => void refetch()} /> : <GoalHeroLoading />;
  return (
    <article className={styles['hero']}>
      <div className={styles['menu']}>
        <GoalMenu goal={detail} />
      </div>
      <GoalSummaryHeader goal={detail} />
      <GoalHeroBody goal={detail} />
    </article>
  );
};
