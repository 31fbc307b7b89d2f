import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { useHalfHour } from '#lib/time/clock.ts';
import { GoalMenu } from '../actions/goal-menu.tsx';
import { useFindGoalQuery } from '../goals.api.ts';
import { GoalsFailed, GoalHeroLoading } from '../summary/goal-load-states.tsx';
import { GoalSummaryHeader } from '../summary/goal-summary.tsx';
import { GoalHeroBody } from './goal-hero-body.tsx';
import styles from '../goals.module.css';

/** The goal that matters most today, with its last thirty days. */
export const GoalHero = ({ goal }: { goal: GoalCard }) => {
  const { data, currentData, isError, refetch } = useFindGoalQuery({ goalId: goal.goalId, halfHour: useHalfHour() });
  const detail = currentData ?? (data?.goalId === goal.goalId ? data : undefined);
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
