import { isApiProblem } from '@ecrin/browser/api/problem.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { focusFirstError, submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { useState, useEffect, useRef } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import { useReviseGoalMutation, useSetGoalMutation } from '../goal-commands.api.ts';
import { WhatIfFigures } from '../what-if/what-if-figures.tsx';
import {
  invalidField,
  noFilter,
  parseTerms,
  type ChangeFields,
  type InvalidField,
  type GoalFields,
  goalFields,
  parseTarget,
} from './goal-fields.ts';
import { AimFields, TitleField, CountedThoughtsField } from './goal-form-fields.tsx';
import { EndAndRestDays, OptionalFields } from './goal-form-optional-fields.tsx';
import { goalFormMessages as messages } from './goal-form.messages.ts';
import styles from './goal-form.module.css';

type ExampleFields = Pick<GoalFields, 'aim' | 'target' | 'frequency' | 'by' | 'filter'>;
const oneADay: ExampleFields = { aim: 'achieve', target: '1', frequency: 'daily', by: 'thoughts', filter: noFilter };

/** Ready goals, by the name their title has in `messages.example`. */
const examples: Readonly<Record<string, ExampleFields>> = {
  thoughts: oneADay,
  ideas: { ...oneADay, target: '3', frequency: 'weekly', filter: { ...noFilter, categories: ['idea'] } },
  wins: { ...oneADay, frequency: 'weekly', filter: { ...noFilter, statuses: ['win'] } },
  walk: { ...oneADay, by: 'taps' },
};

/** Goals to start from: each fills the form, where it can be changed. */
const GoalExamples = ({ onChoose }: { onChoose: ChangeFields }) => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['examples']}>
      <p className="sm dim" aria-hidden>
        <FormattedMessage {...messages.examples} />
      </p>
      <Chips name={formatMessage(messages.examples)}>
        {Object.entries(examples).map(([name, fields]) => {
          const title = formatMessage(messages.example, { name });
          return (
            <Chip key={name} onClick={() => onChoose({ ...fields, title })}>
              {title}
            </Chip>
          );
        })}
      </Chips>
    </section>
  );
};

/** Why a field was not accepted; `of` null: why nothing was. */
type FormError = Readonly<{ of: InvalidField | null; message: string }> | null;

/** The first invalid field, found before the server is asked. */
const findInvalidField = ({ title }: GoalFields) =>
  title.trim() === ''
    ? ({ of: 'title', message: messages.titleRequired } as const)
    : ({ of: 'target', message: messages.numberError } as const);

/** Sets a new goal or revises an existing one; a refusal is shown at its field. */
const useSaveGoal = (goal: GoalCard | undefined, onSaved: () => void) => {
  const { formatMessage } = useIntl();
  const [set, setting] = useSetGoalMutation();
  const [revise, revising] = useReviseGoalMutation();
  const [refused, refuse] = useState<FormError>(null);
  const say = useFormatProblem();
  // A retry after a lost response creates the same goal.
  const [goalId] = useState(newId);
  const save = async (fields: GoalFields) => {
    const terms = parseTerms(fields, goal);
    if (!terms)
      return refuse({ of: findInvalidField(fields).of, message: formatMessage(findInvalidField(fields).message) });
    refuse(null);
    const body = { ...terms, ...(fields.startDay && { startDay: fields.startDay }) };
    const { error } = goal ? await revise({ goalId: goal.goalId, terms }) : await set({ goalId, ...body });
    if (error) return refuse({ of: isApiProblem(error) ? invalidField(error.code) : null, message: say(error) ?? '' });
    showToast({ tone: 'done', message: formatMessage(goal ? messages.kept : messages.created) });
    onSaved();
  };
  return { save, refused, busy: setting.isLoading || revising.isLoading };
};

type FormProps = Readonly<{ goal?: GoalCard; target?: number; today: string; onClose: () => void }>;

/** The previewed terms when they differ from the current ones and change figures; null otherwise. */
const triedTerms = (goal: GoalCard | undefined, fields: GoalFields) => {
  const targetCount = parseTarget(fields);
  if (!goal || targetCount === null) return null;
  const { frequency, aim } = fields;
  const same = targetCount === goal.targetCount && frequency === goal.frequency && aim === goal.aim;
  return same ? null : { goalId: goal.goalId, targetCount, frequency, aim };
};

type FootProps = Readonly<{ refusal: string | null; busy: boolean; isNew: boolean; onClose: () => void }>;

const FormFoot = ({ refusal, busy, isNew, onClose }: FootProps) => (
  <SheetFoot>
    {refusal && (
      <p className={styles['error']} role="alert">
        {refusal}
      </p>
    )}
    <div className={styles['buttons']}>
      <Button onClick={onClose}>
        <FormattedMessage {...messages.leave} />
      </Button>
      <Button look="primary" type="submit" busy={busy}>
        <FormattedMessage {...(isNew ? messages.set : messages.keep)} />
      </Button>
    </div>
  </SheetFoot>
);

/** A goal in a few fields. For an existing goal, old and new figures are compared before it is saved. */
export const GoalForm = ({ goal, target, today, onClose }: FormProps) => {
  const [fields, setFields] = useState(() => goalFields(goal, target));
  const change = (changed: Partial<GoalFields>) => setFields((now) => ({ ...now, ...changed }));
  const { save, refused, busy } = useSaveGoal(goal, onClose);
  const errorOf = (field: InvalidField | null) => (refused?.of === field ? (refused?.message ?? null) : null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => void (refused && focusFirstError(form.current)), [refused]);
  const tried = triedTerms(goal, fields);
  const parts = { fields, change, errorOf };
  return (
    <form ref={form} onSubmit={(event) => submitForm(event, () => save(fields))} noValidate>
      <SheetBody>
        {!goal && <GoalExamples onChoose={change} />}
        <TitleField {...parts} />
        <AimFields {...parts} />
        {tried && <WhatIfFigures tried={tried} changing />}
        <CountedThoughtsField goal={goal} fields={fields} change={change} />
        <EndAndRestDays {...parts} today={today} />
        <OptionalFields {...parts} today={today} isNew={!goal} />
      </SheetBody>
      <FormFoot refusal={errorOf(null)} busy={busy} isNew={!goal} onClose={onClose} />
    </form>
  );
};

type DialogProps = Readonly<{
  goal?: GoalCard;
  /** Another initial target. */ target?: number;
  /** The person's current day. */ today: string;
  onClose: () => void;
}>;

/** `goal` absent: a new one. */
export const GoalFormDialog = ({ goal, ...rest }: DialogProps) => (
  <Sheet title={useIntl().formatMessage(goal ? messages.edit : messages.create)} onClose={rest.onClose}>
    <GoalForm {...(goal && { goal })} {...rest} />
  </Sheet>
);
