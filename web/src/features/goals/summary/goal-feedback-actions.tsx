import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useCountOnce } from '../actions/use-count-once.ts';
import { GoalFormDialog } from '../form/goal-form.tsx';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { goalsMessages as messages } from '../goals.messages.ts';
import { WhatIfDialog } from '../what-if/what-if-dialog.tsx';
import { canCount } from './goal-status.ts';
import { useGoalLabels } from './use-goal-labels.ts';
import { useFormatGoalSentence } from './use-goal-sentence.ts';
import styles from '../goals.module.css';

const targetRecommendations = new Set(['lower-target', 'raise-target']);

/** From this success rate on, a stricter target is worth trying. */
const highSuccessRate = 0.9;

/** The target to preview: the recommended one, else a stricter one after a high success rate and an easier one otherwise; at least 1. */
export const suggestedTarget = ({
  recommendations,
  targetCount,
  aim,
  statistics,
}: Pick<GoalDetail, 'recommendations' | 'targetCount' | 'aim' | 'statistics'>): number => {
  const target = recommendations.find(({ code }) => targetRecommendations.has(code))?.values['target'];
  if (typeof target === 'number' && target !== targetCount) return target;
  const firmer = (statistics.successRate ?? 0) >= highSuccessRate;
  return firmer === (aim === 'achieve') || targetCount === 1 ? targetCount + 1 : targetCount - 1;
};

/** The first feedback, and the strength unless the feedback contains it. */
export const FirstFeedback = ({ goal }: { goal: GoalDetail }) => {
  const say = useFormatGoalSentence(goal);
  const { strength } = useGoalLabels();
  const [first] = goal.feedback;
  return (
    <p className={styles['said']}>
      {first && say(first)}
      {first && !('strength' in first.values) && ' '}
      {!(first && 'strength' in first.values) && <b>{strength(goal.strength)}.</b>}
    </p>
  );
};

/** Tries another target, and offers to apply it. */
export const WhatIfButton = ({ goal }: { goal: GoalDetail }) => {
  const [opened, open] = useState<'try' | 'edit' | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const offered = suggestedTarget(goal);
  return (
    <>
      <Button onClick={() => open('try')}>
        <FormattedMessage {...messages.whatIf} values={{ target: offered }} />
      </Button>
      {opened === 'try' && (
        <WhatIfDialog
          goal={goal}
          target={offered}
          onApply={(tried) => {
            setTarget(tried);
            open('edit');
          }}
          onClose={() => open(null)}
        />
      )}
      {opened === 'edit' && target !== null && (
        <GoalFormDialog goal={goal} target={target} today={goal.today.day} onClose={() => open(null)} />
      )}
    </>
  );
};

/** A tap for today, or a link to the composer; none for « at most » goals. */
export const CountButton = ({ goal }: { goal: GoalDetail }) => {
  const tap = useCountOnce();
  const sought = goal.aim === 'achieve';
  if (!canCount(goal) || (goal.filter !== null && !sought)) return null;
  return goal.filter === null ? (
    <Button look={sought ? 'primary' : 'quiet'} onClick={() => void tap(goal)}>
      <Icon of={plusIcon} size="sm" />
      <FormattedMessage {...words.countOnce} />
    </Button>
  ) : (
    <Link href="/app" {...buttonLook({ look: 'primary' })}>
      <FormattedMessage {...messages.write} />
    </Link>
  );
};
