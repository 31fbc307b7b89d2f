import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Figures } from '@ecrin/ui/figures/figures.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useParams } from 'wouter';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { isAwaited } from '#lib/page/awaited.ts';
import { useHalfHour } from '#lib/time/clock.ts';
import { GoalMenu } from '../actions/goal-menu.tsx';
import { useFindGoalQuery, useListProposalsQuery } from '../goals.api.ts';
import { MatchRuleOffer } from '../proposals/match-rule-offer.tsx';
import { Proposals } from '../proposals/proposals.tsx';
import { withWaitingInDetail } from '../summary/count-waiting.ts';
import { CountButton, FirstFeedback, WhatIfButton } from '../summary/goal-feedback-actions.tsx';
import { GoalsFailed, GoalHeroLoading } from '../summary/goal-load-states.tsx';
import { isRunning } from '../summary/goal-status.ts';
import { GoalSummaryHeader } from '../summary/goal-summary.tsx';
import { useGoalFigures } from '../summary/use-goal-figures.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { useWaitingDays } from '../summary/use-waiting-days.ts';
import { LastRevision } from '../what-if/what-if-figures.tsx';
import { GoalAbout } from './goal-about.tsx';
import { GoalChartSection } from './goal-chart-section.tsx';
import { GoalDays } from './goal-days.tsx';
import { GoalFeedback } from './goal-feedback.tsx';
import { BestStreaks, GoalHistory } from './goal-history.tsx';
import { goalPageMessages as messages } from './goal-page.messages.ts';
import styles from '../goals.module.css';

/** Ring, title, current period and figures. */
const GoalHeader = ({ goal }: { goal: GoalDetail }) => {
  const { period } = useGoalLabels();
  return (
    <article className={styles['hero']}>
      <GoalSummaryHeader goal={goal} page />
      {goal.description !== null && (
        <p className={`words ${styles['about']}`} dir="auto" data-size="sm">
          {withFrenchTypography(goal.description)}
        </p>
      )}
      <div>
        {isRunning(goal) && <p className="h4 num">{period(goal)}</p>}
        <FirstFeedback goal={goal} />
      </div>
      <div className={styles['foot']}>
        <div>
          <CountButton goal={goal} />
          <WhatIfButton goal={goal} />
        </div>
      </div>
      <Figures figures={useGoalFigures(goal)} />
      <p className={`xs dim ${styles['meaning']}`}>
        <FormattedMessage {...messages.strengthMeaning} />
      </p>
    </article>
  );
};

const LoadedGoal = ({ goal }: { goal: GoalDetail }) => {
  const [, navigate] = useLocation();
  usePageTitle(useGoalLabels().title(goal));
  return (
    <div className={styles['page']}>
      <div className={styles['bar']}>
        <BackLink />
        <GoalMenu goal={goal} onGone={() => navigate('/app/goals')} />
      </div>
      <GoalHeader goal={goal} />
      <MatchRuleOffer goals={[goal]} />
      <Proposals goalId={goal.goalId} />
      <GoalFeedback goal={goal} />
      <LastRevision goal={goal} />
      <GoalDays goal={goal} />
      <GoalChartSection goal={goal} />
      <GoalHistory goal={goal} />
      <BestStreaks goal={goal} />
      <GoalAbout goal={goal} />
    </div>
  );
};

const GoalNotFound = () => {
  const { formatMessage } = useIntl();
  const way = (
    <Link href="/app/goals" {...buttonLook({ look: 'primary' })}>
      <FormattedMessage {...messages.all} />
    </Link>
  );
  usePageTitle(formatMessage(messages.missing));
  return (
    <EmptyState level={1} title={formatMessage(messages.missing)} action={way}>
      <FormattedMessage {...messages.missingText} />
    </EmptyState>
  );
};

const isMissing = (error: ReturnType<typeof useFindGoalQuery>['error']) =>
  error !== undefined && 'status' in error && [400, 404, 410].includes(error.status ?? 0);

/** The cached details of this goal, possibly stale; never those of another. */
const useGoal = (goalId: string) => {
  const { data, error, refetch } = useFindGoalQuery({ goalId, halfHour: useHalfHour() });
  // Its open questions stand above its words and days.
  const awaitsProposals = isAwaited(useListProposalsQuery());
  const missing = isMissing(error);
  const waiting = useWaitingDays();
  const isShown = data?.goalId === goalId && !missing && !awaitsProposals;
  return {
    goal: isShown ? withWaitingInDetail(data, waiting) : null,
    missing,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
};

/** One goal: its status, its history and its days. */
export const GoalScreen = () => {
  const { goalId } = useParams<{ goalId: string }>();
  const { goal, missing, failed, retry } = useGoal(goalId);
  if (goal) return <LoadedGoal key={goalId} goal={goal} />;
  const instead = failed ? <GoalsFailed onRetry={retry} /> : <GoalHeroLoading />;
  return (
    <div className={styles['page']}>
      <BackLink />
      {missing ? <GoalNotFound /> : instead}
    </div>
  );
};
