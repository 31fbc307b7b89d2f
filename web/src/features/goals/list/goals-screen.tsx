import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { GoalCard, GoalList } from '@ecrin/contracts/goal/goal.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { PageHead } from '@ecrin/ui/page/page.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGoalList } from '#lib/api/goal-list.api.ts';
import { WhyEmpty } from '#lib/empty/why-empty.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { isAwaited } from '#lib/page/awaited.ts';
import { useFocusFallback } from '#lib/page/use-focus-fallback.ts';
import { useToday } from '#lib/time/clock.ts';
import { GoalFormDialog } from '../form/goal-form.tsx';
import { useListProposalsQuery } from '../goals.api.ts';
import { goalsMessages as messages } from '../goals.messages.ts';
import { MatchRuleOffer } from '../proposals/match-rule-offer.tsx';
import { Proposals } from '../proposals/proposals.tsx';
import { withWaiting } from '../summary/count-waiting.ts';
import { GoalsFailed, GoalHeroLoading } from '../summary/goal-load-states.tsx';
import { useWaitingDays } from '../summary/use-waiting-days.ts';
import { GoalHero, leadingGoal, useLeadingDetail } from './goal-hero.tsx';
import { GoalRow } from './goal-row.tsx';
import { GoalSettings, ResumeAll } from './goal-settings.tsx';
import styles from '../goals.module.css';

const StartGoalButton = ({ onStart, look }: { onStart: () => void; look: 'primary' | 'quiet' }) => (
  <Button look={look} onClick={onStart}>
    <Icon of={plusIcon} size="sm" />
    <FormattedMessage {...messages.start} />
  </Button>
);

const GoalRows = ({ goals, title }: { goals: readonly GoalCard[]; title: boolean }) => {
  const { formatMessage } = useIntl();
  if (goals.length === 0) return null;
  return (
    <section aria-label={formatMessage(title ? messages.others : messages.title)}>
      {title && (
        <h2 className="display" data-level="3">
          <FormattedMessage {...messages.others} />
        </h2>
      )}
      <ul>
        {goals.map((goal) => (
          <GoalRow key={goal.goalId} goal={goal} />
        ))}
      </ul>
    </section>
  );
};

const NothingRunning = ({ paused }: { paused: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <WhyEmpty title={formatMessage(messages.allQuiet)} step={paused && <ResumeAll />}>
      <FormattedMessage {...(paused ? messages.allPaused : messages.allQuietText)} />
    </WhyEmpty>
  );
};

/** The large goal, while it is active. */
const useLeadingGoal = (goals: readonly GoalCard[]) => {
  const [leadingId, setLeadingId] = useState<string | null>(null);
  const leading = leadingGoal(goals, leadingId);
  const goalId = leading?.goalId ?? null;
  if (goalId !== leadingId) setLeadingId(goalId);
  return leading;
};

/** What stands above the rows has arrived, so that none of them moves. */
const useHeadArrived = (leading: GoalCard | null) => {
  const hero = useLeadingDetail(leading);
  const proposals = useListProposalsQuery();
  return !isAwaited(hero) && !isAwaited(proposals);
};

const LoadedGoals = ({ list }: { list: GoalList }) => {
  const waiting = useWaitingDays();
  const leading = useLeadingGoal(list.items);
  if (!useHeadArrived(leading)) return <GoalHeroLoading />;
  return (
    <>
      <MatchRuleOffer goals={list.items} />
      {leading ? <GoalHero key={leading.goalId} goal={leading} /> : <NothingRunning paused={list.allPaused} />}
      <Proposals />
      <GoalRows
        goals={list.items.filter(({ goalId }) => goalId !== leading?.goalId).map((goal) => withWaiting(goal, waiting))}
        title={leading !== null}
      />
      <GoalSettings list={list} />
    </>
  );
};

const NoGoals = ({ onStart }: { onStart: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <WhyEmpty setting title={formatMessage(messages.empty)} step={<StartGoalButton look="primary" onStart={onStart} />}>
      <FormattedMessage {...messages.emptyText} />
    </WhyEmpty>
  );
};

const Body = ({
  list,
  failed,
  onRetry,
  onStart,
}: {
  list: GoalList | undefined;
  failed: boolean;
  onRetry: () => void;
  onStart: () => void;
}) => {
  if (list) return list.items.length > 0 ? <LoadedGoals list={list} /> : <NoGoals onStart={onStart} />;
  return failed ? <GoalsFailed onRetry={onRetry} /> : <GoalHeroLoading />;
};

/** All goals: the most important one large, the others as rows. */
export const GoalsScreen = () => {
  const { formatMessage } = useIntl();
  const [starting, setStarting] = useState(false);
  const { data: list, isError, refetch } = useGoalList();
  const today = useToday();
  // Asked for beside the list.
  useListProposalsQuery();
  const start = () => setStarting(true);
  const goals = list?.items ?? [];
  useFocusFallback(list ? goals.length : null);
  usePageTitle(formatMessage(messages.title));
  return (
    <div className={styles['page']}>
      <PageHead
        back={<BackLink />}
        title={formatMessage(messages.title)}
        actions={goals.length > 0 && <StartGoalButton look="quiet" onStart={start} />}
      />
      <Body list={list} failed={isError} onRetry={() => void refetch()} onStart={start} />
      {starting && <GoalFormDialog today={list?.today ?? today} onClose={() => setStarting(false)} />}
    </div>
  );
};
