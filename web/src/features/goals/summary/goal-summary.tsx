import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { Ring } from '@ecrin/ui/ring/ring.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { GoalStatusMark } from './goal-status-mark.tsx';
import { goalRing } from './goal-status.ts';
import { useGoalLabels } from './use-goal-labels.ts';
import styles from '../goals.module.css';

type TopProps = Readonly<{
  goal: GoalCard;
  /** On the goal's own page the title is that of the page. */ page?: boolean;
}>;

/** Ring, title, terms and state. */
export const GoalSummaryHeader = ({ goal, page = false }: TopProps) => {
  const { formatNumber } = useIntl();
  const { title, terms } = useGoalLabels();
  const { count, target } = goal.period;
  return (
    <div className={styles['top']}>
      <Ring {...goalRing(goal)} size="lg">
        <b>{formatNumber(count)}</b>
        <span>
          <FormattedMessage {...words.of} values={{ target, aim: goal.aim }} />
        </span>
      </Ring>
      <div className={styles['what']}>
        {page ? (
          <h1 className="display" data-level="2" tabIndex={-1} dir="auto">
            {title(goal)}
          </h1>
        ) : (
          <h2 className="display" data-level="3">
            <Link href={`/app/goals/${goal.goalId}`} dir="auto">
              {title(goal)}
            </Link>
          </h2>
        )}
        <p className="sm dim">
          {terms(goal)}
          {goal.daysLeft !== null && (
            <>
              <br />
              <FormattedMessage {...words.daysLeft} values={{ count: goal.daysLeft }} />
            </>
          )}
        </p>
        <GoalStatusMark goal={goal} />
      </div>
    </div>
  );
};
