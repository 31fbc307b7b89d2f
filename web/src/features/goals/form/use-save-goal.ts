import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-sentence.ts';
import { isApiProblem } from '#lib/api/problem.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import { showToast } from '#lib/page/toasts.ts';
import { useReviseGoalMutation, useSetGoalMutation } from '../goal-commands.api.ts';
import { invalidField, parseTerms, type InvalidField, type GoalFields } from './goal-fields.ts';
import { goalFormMessages as messages } from './goal-form.messages.ts';

/** Why a field was not accepted; `of` null: why nothing was. */
export type FormError = Readonly<{ of: InvalidField | null; says: string }> | null;

/** What keeps terms from being any, told before the server is asked: the first field of the form that is wrong. */
const findInvalidField = ({ title }: GoalFields) =>
  title.trim() === ''
    ? ({ of: 'title', message: messages.titleRequired } as const)
    : ({ of: 'target', message: messages.numberError } as const);

/** Sets a goal or revises the one there is; a refusal stands at the field it speaks of. */
export const useSaveGoal = (goal: GoalCard | undefined, onKept: () => void) => {
  const { formatMessage } = useIntl();
  const [set, setting] = useSetGoalMutation();
  const [revise, revising] = useReviseGoalMutation();
  const [refused, refuse] = useState<FormError>(null);
  const say = useFormatProblem();
  // Asked again after a lost answer, it is the same goal.
  const [goalId] = useState(newId);
  const keep = async (fields: GoalFields) => {
    const terms = parseTerms(fields);
    if (!terms)
      return refuse({ of: findInvalidField(fields).of, says: formatMessage(findInvalidField(fields).message) });
    refuse(null);
    const body = { ...terms, ...(fields.startDay && { startDay: fields.startDay }) };
    const { error } = goal ? await revise({ goalId: goal.goalId, terms }) : await set({ goalId, ...body });
    if (error) return refuse({ of: isApiProblem(error) ? invalidField(error.code) : null, says: say(error) ?? '' });
    showToast({ tone: 'done', message: formatMessage(goal ? messages.kept : messages.created) });
    onKept();
  };
  return { keep, refused, busy: setting.isLoading || revising.isLoading };
};
