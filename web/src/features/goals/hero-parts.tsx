import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { GoalFormDialog } from './goal-form-dialog.tsx';
import { goalWords as words } from './goal-words.messages.ts';
import { goalsMessages as messages } from './goals.messages.ts';
import { mayCount } from './standing.ts';
import { targetToTry } from './target-to-try.ts';
import { useGoalSentence } from './use-goal-sentence.ts';
import { useGoalWords } from './use-goal-words.ts';
import { useTap } from './use-tap.ts';
import { WhatIfDialog } from './what-if-dialog.tsx';
import styles from './goals.module.css';

/** The first thing said of it, and its strength unless that says so itself. */
export const Said = ({ goal }: { goal: GoalDetail }) => {
  const say = useGoalSentence(goal);
  const { strength } = useGoalWords();
  const [first] = goal.feedback;
  return (
    <p className={styles['said']}>
      {first && say(first)}
      {first && !('strength' in first.values) && ' '}
      {!(first && 'strength' in first.values) && <b>{strength(goal.strength)}.</b>}
    </p>
  );
};

/** Another target tried, and set when one likes what it gives. */
export const WhatIf = ({ goal }: { goal: GoalDetail }) => {
  const [opened, open] = useState<'try' | 'edit' | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const offered = targetToTry(goal);
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

/** A tap for today, or the way to where a thought is written; nobody is led to what they want less of. */
export const CountNow = ({ goal }: { goal: GoalDetail }) => {
  const tap = useTap();
  const sought = goal.aim === 'achieve';
  if (!mayCount(goal) || (goal.filter !== null && !sought)) return null;
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
