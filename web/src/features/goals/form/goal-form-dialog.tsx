import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { useIntl } from 'react-intl';
import { goalFormMessages as messages } from './goal-form.messages.ts';
import { GoalForm } from './goal-form.tsx';

type DialogProps = Readonly<{
  goal?: GoalCard;
  /** Another target to begin with. */ target?: number;
  /** The person's day. */ today: string;
  onClose: () => void;
}>;

/** `goal` absent: a new one. */
export const GoalFormDialog = ({ goal, ...rest }: DialogProps) => (
  <Dialog title={useIntl().formatMessage(goal ? messages.edit : messages.create)} onClose={rest.onClose}>
    <GoalForm {...(goal && { goal })} {...rest} />
  </Dialog>
);
