import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { showToast } from '#lib/page/toasts.ts';
import {
  useActOnGoalMutation,
  useDeleteGoalMutation,
  usePauseGoalMutation,
  useRestoreGoalMutation,
} from '../goal-commands.api.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { goalActionMessages as messages } from './goal-actions.messages.ts';

/** What happens to a whole goal. Deleting can be taken back for 8 s. */
export const useGoalCommands = ({ goalId }: Pick<GoalCard, 'goalId'>) => {
  const { formatMessage } = useIntl();
  const [act] = useActOnGoalMutation();
  const [pause] = usePauseGoalMutation();
  const [remove] = useDeleteGoalMutation();
  const [restore] = useRestoreGoalMutation();
  const told = useCommandFeedback();
  return {
    act: (what: 'resume' | 'activate' | 'deactivate') => told(act({ goalId, act: what }).unwrap()),
    pause: (untilDay: string | null) => told(pause({ goalId, untilDay }).unwrap()),
    remove: async () => {
      if (!(await told(remove(goalId).unwrap()))) return;
      showToast({
        tone: 'done',
        message: formatMessage(messages.removed),
        action: { label: formatMessage(words.undo), run: () => void told(restore(goalId).unwrap()) },
      });
    },
  };
};
