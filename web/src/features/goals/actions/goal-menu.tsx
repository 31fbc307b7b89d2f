import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { bellIcon, moonIcon, pauseOutlineIcon, pencilIcon, playIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { Menu, type MenuAction } from '@ecrin/ui/menu/menu.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { Remind } from '#lib/reminders/remind-context.tsx';
import { remindMessages } from '#lib/reminders/remind.messages.ts';
import { GoalFormDialog } from '../form/goal-form.tsx';
import {
  useActOnGoalMutation,
  useDeleteGoalMutation,
  usePauseGoalMutation,
  useRestoreGoalMutation,
} from '../goal-commands.api.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { goalActionMessages as messages } from './goal-actions.messages.ts';
import { PauseDialog } from './pause-dialog.tsx';

/** Commands on a whole goal. Deleting can be undone for 8 s. */
const useGoalCommands = ({ goalId }: Pick<GoalCard, 'goalId'>) => {
  const { formatMessage } = useIntl();
  const [act] = useActOnGoalMutation();
  const [pause] = usePauseGoalMutation();
  const [remove] = useDeleteGoalMutation();
  const [restore] = useRestoreGoalMutation();
  const withFeedback = useCommandFeedback();
  return {
    act: (what: 'resume' | 'activate' | 'deactivate') => withFeedback(act({ goalId, act: what }).unwrap()),
    pause: (untilDay: string | null) => withFeedback(pause({ goalId, untilDay }).unwrap()),
    remove: async () => {
      if (!(await withFeedback(remove(goalId).unwrap()))) return;
      showToast({
        tone: 'done',
        message: formatMessage(messages.removed),
        action: { label: formatMessage(words.undo), run: () => void withFeedback(restore(goalId).unwrap()) },
      });
    },
  };
};

type MenuProps = Readonly<{ goal: GoalCard; onGone?: () => void }>;

/** Pauses or resumes. A pause of all goals is ended for all. */
const usePauseActions = (
  { pause, active }: GoalCard,
  run: Readonly<{ pause: () => void; resume: () => void }>,
): readonly MenuAction[] => {
  const { formatMessage } = useIntl();
  if (pause?.all || !active) return [];
  return [
    pause
      ? { key: 'resume', icon: playIcon, label: formatMessage(messages.resume), run: run.resume }
      : { key: 'pause', icon: pauseOutlineIcon, label: formatMessage(messages.pause), run: run.pause },
  ];
};

type OpenDialog = 'edit' | 'remind' | 'pause' | null;
type DialogsProps = Readonly<{
  goal: GoalCard;
  opened: OpenDialog;
  onPause: (untilDay: string | null) => Promise<boolean>;
  onClose: () => void;
}>;

const GoalDialogs = ({ goal, opened, onPause, onClose }: DialogsProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      {opened === 'edit' && <GoalFormDialog goal={goal} today={goal.today.day} onClose={onClose} />}
      {opened === 'remind' && (
        <Remind subject={{ kind: 'goal', id: goal.goalId }} title={goal.title} onClose={onClose} />
      )}
      {opened === 'pause' && (
        <PauseDialog
          title={formatMessage(messages.pauseTitle)}
          today={goal.today.day}
          onPause={onPause}
          onClose={onClose}
        />
      )}
    </>
  );
};

/** The menu of a goal. */
export const GoalMenu = ({ goal, onGone }: MenuProps) => {
  const { formatMessage } = useIntl();
  const [opened, open] = useState<OpenDialog>(null);
  const acts = useGoalCommands(goal);
  const title = useGoalLabels().title(goal);
  // The page of the goal is left first, so that a deleted goal is not loaded again.
  const remove = () => {
    onGone?.();
    void acts.remove();
  };
  const rest = usePauseActions(goal, { pause: () => open('pause'), resume: () => void acts.act('resume') });
  const groups: readonly (readonly MenuAction[])[] = [
    [
      { key: 'edit', icon: pencilIcon, label: formatMessage(messages.edit), run: () => open('edit') },
      { key: 'remind', icon: bellIcon, label: formatMessage(remindMessages.ask), run: () => open('remind') },
      ...rest,
      {
        key: 'sleep',
        icon: moonIcon,
        label: formatMessage(goal.active ? messages.sleep : messages.wake),
        run: () => void acts.act(goal.active ? 'deactivate' : 'activate'),
      },
    ],
    [{ key: 'delete', icon: trashIcon, danger: true, label: formatMessage(messages.remove), run: remove }],
  ];
  return (
    <>
      <Menu label={formatMessage(messages.more, { title })} groups={groups} />
      <GoalDialogs goal={goal} opened={opened} onPause={acts.pause} onClose={() => open(null)} />
    </>
  );
};
