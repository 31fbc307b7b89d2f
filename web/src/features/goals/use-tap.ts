import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { dismissToast, showToast } from '#lib/page/toasts.ts';
import { useMarkDayMutation } from './goal-commands.api.ts';
import { goalWords as words } from './goal-words.messages.ts';
import { formerMark } from './marked.ts';
import { useGoalWords } from './use-goal-words.ts';

type Tap = { offer: number | null };
/** Of each goal its last tap, and the toast that offers to take it back: an older offer would take the newer taps along. */
const lastTaps = new Map<string, Tap>();
const begin = (goalId: string): Tap => {
  const former = lastTaps.get(goalId)?.offer ?? null;
  if (former !== null) dismissToast(former);
  const tap: Tap = { offer: null };
  lastTaps.set(goalId, tap);
  return tap;
};

/** Counts once for today, at once; for 8 s the last tap can be taken back. */
export const useTap = () => {
  const { formatMessage } = useIntl();
  const [mark] = useMarkDayMutation();
  const told = useCommandFeedback();
  const { title } = useGoalWords();
  return async (goal: GoalCard) => {
    const {
      goalId,
      today: { day, count, state },
    } = goal;
    const tap = begin(goalId);
    const takeBack = () => void told(mark({ goalId, day, ...formerMark({ state, count }) }).unwrap());
    const counted = await told(mark({ goalId, day, mark: 'done', count: count + 1 }).unwrap());
    if (!counted || lastTaps.get(goalId) !== tap) return;
    tap.offer = showToast({
      tone: 'done',
      message: formatMessage(words.counted, { title: title(goal) }),
      action: { label: formatMessage(words.undo), run: takeBack },
    });
  };
};
