import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { useHalfHour } from '#lib/time/clock.ts';
import { GoalMenu } from './goal-menu.tsx';
import { GoalsFailed, HeroOnItsWay } from './goal-states.tsx';
import { GoalTop } from './goal-top.tsx';
import { useFindGoalQuery } from './goals.api.ts';
import { HeroBody } from './hero-body.tsx';
import styles from './goals.module.css';

/** The goal that matters most today, with its last thirty days. */
export const GoalHero = ({ goal }: { goal: GoalCard }) => {
  const { data, currentData, isError, refetch } = useFindGoalQuery({ goalId: goal.goalId, halfHour: useHalfHour() });
  const detail = currentData ?? (data?.goalId === goal.goalId ? data : undefined);
  if (!detail) return isError ? <GoalsFailed onRetry={() => void refetch()} /> : <HeroOnItsWay />;
  return (
    <article className={styles['hero']}>
      <div className={styles['menu']}>
        <GoalMenu goal={detail} />
      </div>
      <GoalTop goal={detail} />
      <HeroBody goal={detail} />
    </article>
  );
};
