import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { focusFirstError } from '@ecrin/ui/field/submit-form.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { WhatIfFigures } from '../what-if/what-if-figures.tsx';
import { goalFields, parseTarget, type InvalidField, type GoalFields } from './goal-fields.ts';
import { AimFields, TitleField, CountedThoughtsField } from './goal-form-fields.tsx';
import { EndAndRestDays, OptionalFields } from './goal-form-optional-fields.tsx';
import { goalFormMessages as messages } from './goal-form.messages.ts';
import { useSaveGoal } from './use-save-goal.ts';
import styles from './goal-form.module.css';

type FormProps = Readonly<{ goal?: GoalCard; target?: number; today: string; onClose: () => void }>;

/** Which terms differ from those that stand, so far as they shape figures; null when none does. */
const triedTerms = (goal: GoalCard | undefined, fields: GoalFields) => {
  const targetCount = parseTarget(fields);
  if (!goal || targetCount === null) return null;
  const { frequency, aim } = fields;
  const same = targetCount === goal.targetCount && frequency === goal.frequency && aim === goal.aim;
  return same ? null : { goalId: goal.goalId, targetCount, frequency, aim };
};

/** A goal in a few fields. Of one there is, old and new figures stand side by side before anything is kept. */
export const GoalForm = ({ goal, target, today, onClose }: FormProps) => {
  const [fields, setFields] = useState(() => goalFields(goal, target));
  const change = (changed: Partial<GoalFields>) => setFields((now) => ({ ...now, ...changed }));
  const { keep, refused, busy } = useSaveGoal(goal, onClose);
  const errorOf = (field: InvalidField | null) => (refused?.of === field ? (refused?.says ?? null) : null);
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
      <AimFields {...parts} />
      {tried && <WhatIfFigures tried={tried} changing />}
      <CountedThoughtsField {...parts} />
      <EndAndRestDays {...parts} today={today} />
      <OptionalFields {...parts} today={today} isNew={!goal} />
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
