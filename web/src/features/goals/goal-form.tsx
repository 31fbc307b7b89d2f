import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { focusFirstError } from '@ecrin/ui/field/submit-form.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { fieldsOf, targetOf, type FieldAtFault, type GoalFields } from './goal-fields.ts';
import { EndAndRests, FurtherFields } from './goal-form-further.tsx';
import { Aim, TitleField, WhatCounts } from './goal-form-parts.tsx';
import { formMessages as messages } from './goal-form.messages.ts';
import { useKeepGoal } from './use-keep-goal.ts';
import { WhatIfFigures } from './what-if-figures.tsx';
import styles from './goal-form.module.css';

type FormProps = Readonly<{ goal?: GoalCard; target?: number; today: string; onClose: () => void }>;

/** Which terms differ from those that stand, so far as they shape figures; null when none does. */
const triedTerms = (goal: GoalCard | undefined, fields: GoalFields) => {
  const targetCount = targetOf(fields);
  if (!goal || targetCount === null) return null;
  const { frequency, aim } = fields;
  const same = targetCount === goal.targetCount && frequency === goal.frequency && aim === goal.aim;
  return same ? null : { goalId: goal.goalId, targetCount, frequency, aim };
};

/** A goal in a few fields. Of one there is, old and new figures stand side by side before anything is kept. */
export const GoalForm = ({ goal, target, today, onClose }: FormProps) => {
  const [fields, setFields] = useState(() => fieldsOf(goal, target));
  const change = (changed: Partial<GoalFields>) => setFields((now) => ({ ...now, ...changed }));
  const { keep, refused, busy } = useKeepGoal(goal, onClose);
  const errorOf = (field: FieldAtFault | null) => (refused?.of === field ? (refused?.says ?? null) : null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => void (refused && focusFirstError(form.current)), [refused]);
  const tried = triedTerms(goal, fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep(fields);
  };
  const parts = { fields, change, errorOf };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <TitleField {...parts} />
      <Aim {...parts} />
      {tried && <WhatIfFigures tried={tried} changing />}
      <WhatCounts {...parts} />
      <EndAndRests {...parts} today={today} />
      <FurtherFields {...parts} today={today} isNew={!goal} />
      {refused && refused.of === null && (
        <p className={styles['error']} role="alert">
          {refused.says}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.leave} />
        </Button>
        <Button look="primary" type="submit" busy={busy}>
          <FormattedMessage {...(goal ? messages.keep : messages.set)} />
        </Button>
      </div>
    </form>
  );
};
