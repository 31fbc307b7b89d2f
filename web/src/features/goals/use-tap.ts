import type { GoalCard } from '@ecrin/contracts/goal.ts';
import { useIntl } from 'react-intl';
import { showToast } from '../../lib/toasts.ts';
import { useTold } from '../../lib/use-told.ts';
import { goalWords as words } from './goal-words.messages.ts';
import { useMarkDayMutation } from './goal-commands.api.ts';
import { formerMark } from './marked.ts';
import { useGoalWords } from './use-goal-words.ts';

/** Counts once for today, at once; for 8 s it can be taken back. */
export const useTap = () => {
  const { formatMessage } = useIntl();
  const [mark] = useMarkDayMutation();
  const told = useTold();
  const { title } = useGoalWords();
  return async (goal: GoalCard) => {
    const { goalId, today: { day, count, state } } = goal;
    const takeBack = () => void told(mark({ goalId, day, ...formerMark({ state, count }) }).unwrap());
    if (!(await told(mark({ goalId, day, mark: 'done', count: count + 1 }).unwrap()))) return;
    showToast({ tone: 'done', message: formatMessage(words.counted, { title: title(goal) }), action: { label: formatMessage(words.undo), run: takeBack } });
  };
};
