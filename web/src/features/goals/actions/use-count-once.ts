import { dismissToast, showToast } from '@ecrin/browser/page/toasts.ts';
import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useMarkDayMutation } from '../goal-commands.api.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { previousMark } from '../optimistic-goal-updates.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';

type LastCount = { offer: number | null };
/** For each goal its last tap, and the toast that offers to undo it: an older offer would undo the newer taps too. */
const lastCounts = new Map<string, LastCount>();
const beginCount = (goalId: string): LastCount => {
  const former = lastCounts.get(goalId)?.offer ?? null;
  if (former !== null) dismissToast(former);
  const tap: LastCount = { offer: null };
  lastCounts.set(goalId, tap);
  return tap;
};

/** Counts once for today, at once; for 8 s the last tap can be undone. */
export const useCountOnce = () => {
  const { formatMessage } = useIntl();
  const [mark] = useMarkDayMutation();
  const withFeedback = useCommandFeedback();
  const { title } = useGoalLabels();
  return async (goal: GoalCard) => {
    const {
      goalId,
      today: { day, count, state },
    } = goal;
    const tap = beginCount(goalId);
    const restoreFormer = () => void withFeedback(mark({ goalId, day, ...previousMark({ state, count }) }).unwrap());
    const counted = await withFeedback(mark({ goalId, day, mark: 'done', count: count + 1 }).unwrap());
    if (!counted || lastCounts.get(goalId) !== tap) return;
    tap.offer = showToast({
      tone: 'done',
      message: formatMessage(words.counted, { title: title(goal) }),
      action: { label: formatMessage(words.undo), run: restoreFormer },
    });
  };
};
