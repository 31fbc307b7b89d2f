import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon, pencilIcon, plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Ring } from '@ecrin/ui/ring/ring.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useGoalList } from '#lib/api/goal-list.api.ts';
import { useCountOnce } from '../actions/use-count-once.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { goalsMessages as messages } from '../goals.messages.ts';
import { withWaiting } from '../summary/count-waiting.ts';
import { isRunning, goalRing } from '../summary/goal-status.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { useWaitingDays } from '../summary/use-waiting-days.ts';
import styles from './due-today.module.css';

const maxShown = { due: 5, notDue: 3 };

/** The goals on the home page: due ones and those just tapped, so that none disappears under the finger; active ones when none is due. */
export const goalsAtHome = (goals: readonly GoalCard[], tapped: readonly string[]) => {
  const due = goals.filter(({ goalId, due: isDue }) => isDue || tapped.includes(goalId)).slice(0, maxShown.due);
  if (due.length > 0) return { due: true, shown: due };
  return { due: false, shown: goals.filter(isRunning).slice(0, maxShown.notDue) };
};

type RowProps = Readonly<{ goal: GoalCard; onWrite: () => void; onTapped: () => void }>;

const RowAction = ({ goal, onWrite, onTapped }: RowProps) => {
  const { formatMessage } = useIntl();
  const title = useGoalLabels().title(goal);
  const tap = useCountOnce();
  if (goal.filter !== null)
    return (
      goal.due && (
        <IconButton label={formatMessage(messages.writeFor, { title })} onClick={onWrite}>
          <Icon of={pencilIcon} />
        </IconButton>
      )
    );
  const count = () => {
    onTapped();
    void tap(goal);
  };
  return (
    <IconButton label={formatMessage(words.countOnceName, { title })} onClick={count}>
      <Icon of={goal.due || goal.aim === 'avoid' ? plusIcon : checkIcon} />
    </IconButton>
  );
};

const Row = (props: RowProps) => {
  const { title, period, strength } = useGoalLabels();
  const { goal } = props;
  return (
    <li>
      <Ring {...goalRing(goal)} />
      <div>
        <Link href={`/app/goals/${goal.goalId}`} dir="auto">
          {title(goal)}
        </Link>
        <span className="xs dim">
          {period(goal)}
          {goal.strength >= 0.005 && (
            <>
              {'\u00A0· '}
              <span>{strength(goal.strength)}</span>
            </>
          )}
        </span>
      </div>
      <RowAction {...props} />
    </li>
  );
};

const useGoalsAtHome = () => {
  const { data } = useGoalList();
  const waiting = useWaitingDays();
  const goals = (data?.items ?? []).map((goal) => withWaiting(goal, waiting));
  const [tapped, setTapped] = useState<readonly string[]>([]);
  return {
    ...goalsAtHome(goals, tapped),
    onTapped: (goalId: string) => setTapped((before) => [...before, goalId]),
  };
};

/** The goals due today, each with a button to count or to write; active ones when none is due. */
export const DueToday = ({ onWrite }: { onWrite: () => void }) => {
  const { due, shown, onTapped } = useGoalsAtHome();
  return (
    <section className={styles['due']} aria-labelledby="goals-due">
      <h2 id="goals-due">
        <FormattedMessage {...(due ? messages.dueTitle : messages.homeTitle)} />
      </h2>
      <ul>
        {shown.map((goal) => (
          <Row key={goal.goalId} goal={goal} onWrite={onWrite} onTapped={() => onTapped(goal.goalId)} />
        ))}
      </ul>
      <p>
        <Link href="/app/goals" className="link sm">
          <FormattedMessage {...messages.all} />
        </Link>
      </p>
    </section>
  );
};
