import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { Figures } from '@ecrin/ui/figures/figures.tsx';
import { CountButton, FirstFeedback, WhatIfButton } from '../summary/goal-feedback-actions.tsx';
import { isRunning } from '../summary/goal-status.ts';
import { GoalSummaryHeader } from '../summary/goal-summary.tsx';
import { useGoalFigures } from '../summary/use-goal-figures.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import styles from '../goals.module.css';

/** Ring, title, where the period stands, and the figures. */
export const GoalHeader = ({ goal }: { goal: GoalDetail }) => {
  const { period } = useGoalLabels();
  return (
    <article className={styles['hero']}>
      <GoalSummaryHeader goal={goal} page />
      {goal.description !== null && (
        <p className={`words ${styles['about']}`} data-size="sm">
          {goal.description}
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
    </article>
  );
};
