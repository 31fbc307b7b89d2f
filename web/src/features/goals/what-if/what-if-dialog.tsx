import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { maxGoalTarget } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseTarget } from '../form/goal-fields.ts';
import { WhatIfFigures } from './what-if-figures.tsx';
import { whatIfMessages as messages } from './what-if.messages.ts';
import styles from '../goals.module.css';

type WhatIfProps = Readonly<{
  goal: GoalDetail;
  target: number;
  onApply: (target: number) => void;
  onClose: () => void;
}>;

/** Previews another target on the history; nothing is saved. */
export const WhatIfDialog = ({ goal: { goalId, frequency, aim }, target, onApply, onClose }: WhatIfProps) => {
  const { formatMessage } = useIntl();
  const [typed, type] = useState(String(target));
  const targetCount = parseTarget({ target: typed });
  return (
    <Dialog title={formatMessage(messages.title)} onClose={onClose}>
      <Field
        type="number"
        inputMode="numeric"
        min={1}
        max={maxGoalTarget}
        label={formatMessage(messages.target)}
        value={typed}
        onChange={({ target: field }) => type(field.value)}
      />
      {targetCount !== null && <WhatIfFigures tried={{ goalId, targetCount, frequency, aim }} />}
      <div className={styles['buttons']}>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.leave} />
        </Button>
        <Button
          look="primary"
          disabled={targetCount === null}
          onClick={() => targetCount !== null && onApply(targetCount)}
        >
          <FormattedMessage {...messages.apply} />
        </Button>
      </div>
    </Dialog>
  );
};
