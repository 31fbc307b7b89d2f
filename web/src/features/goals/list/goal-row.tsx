import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Ring } from '@ecrin/ui/ring/ring.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { GoalMenu } from '../actions/goal-menu.tsx';
import { useCountOnce } from '../actions/use-count-once.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { goalsMessages as messages } from '../goals.messages.ts';
import { GoalStatusMark } from '../summary/goal-status-mark.tsx';
import { isRunning, canCount, goalRing } from '../summary/goal-status.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import styles from '../goals.module.css';

/** Below the title: the current period, or since when it is inactive. */
const useRowText = (goal: GoalCard): string => {
  const { formatMessage } = useIntl();
  const { date, terms, period } = useGoalLabels();
  if (isRunning(goal)) return period(goal);
  // During a pause the last day is not shown.
  return goal.lastDay === null || goal.pause !== null
    ? terms(goal)
    : formatMessage(messages.since, { day: date(goal.lastDay) });
};

/** A goal in a list: progress, status, and a button to count where days are tapped. */
export const GoalRow = ({ goal }: { goal: GoalCard }) => {
  const { formatMessage } = useIntl();
  const title = useGoalLabels().title(goal);
  const tap = useCountOnce();
  const line = useRowText(goal);
  return (
    <li className={styles['row']} data-off={!isRunning(goal) || undefined}>
      <Ring {...goalRing(goal)} />
      <div>
        <Link href={`/app/goals/${goal.goalId}`} className="h4" dir="auto" data-row>
          {title}
        </Link>
        <span className="sm dim">{line}</span>
        <GoalStatusMark goal={goal} />
      </div>
      <div className={styles['acts']}>
        {goal.filter === null && canCount(goal) && (
          <IconButton label={formatMessage(words.countOnceName, { title })} onClick={() => void tap(goal)}>
            <Icon of={plusIcon} />
          </IconButton>
        )}
        <GoalMenu goal={goal} />
      </div>
    </li>
  );
};
