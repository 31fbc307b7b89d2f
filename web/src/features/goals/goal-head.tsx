import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { Figures } from '@ecrin/ui/figures/figures.tsx';
import { GoalTop } from './goal-top.tsx';
import { CountNow, Said, WhatIf } from './hero-parts.tsx';
import { isRunning } from './standing.ts';
import { useFigures } from './use-figures.ts';
import { useGoalWords } from './use-goal-words.ts';
import styles from './goals.module.css';

/** Ring, title, where the period stands, and the figures. */
export const GoalHead = ({ goal }: { goal: GoalDetail }) => {
  const { period } = useGoalWords();
  return (
    <article className={styles['hero']}>
      <GoalTop goal={goal} page />
      {goal.description !== null && (
        <p className={`words ${styles['about']}`} data-size="sm">
          {goal.description}
        </p>
      )}
      <div>
        {isRunning(goal) && <p className="h4 num">{period(goal)}</p>}
        <Said goal={goal} />
      </div>
      <div className={styles['foot']}>
        <div>
          <CountNow goal={goal} />
          <WhatIf goal={goal} />
        </div>
      </div>
      <Figures figures={useFigures(goal)} />
    </article>
  );
};
