import type { ReviseGoalRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import type { GoalCard, GoalFilterInput } from '@ecrin/contracts/goal/goal.ts';
import { maxGoalTarget, type GoalAim, type GoalFrequency } from '@ecrin/domain/goal/goal.vocabulary.ts';
import type { Weekday } from '@ecrin/domain/time/days.ts';

/** The fields of the form, as typed. */
export type GoalFields = Readonly<{
  title: string;
  description: string;
  aim: GoalAim;
  target: string;
  frequency: GoalFrequency;
  by: 'thoughts' | 'taps';
  filter: GoalFilterInput;
  startDay: string;
  endDay: string;
  restDays: readonly Weekday[];
}>;
export type ChangeFields = (change: Partial<GoalFields>) => void;

export const noFilter: GoalFilterInput = { threadIds: [], tags: [], categories: [], moods: [], statuses: [] };

const newFields: GoalFields = {
  title: '',
  description: '',
  aim: 'achieve',
  target: '1',
  frequency: 'daily',
  by: 'thoughts',
  filter: noFilter,
  startDay: '',
  endDay: '',
  restDays: [],
};

/** From an existing goal, with a previewed target if any; without a goal, one thought a day. */
export const goalFields = (goal?: GoalCard, target?: number): GoalFields =>
  goal
    ? {
        title: goal.title ?? '',
        description: goal.description ?? '',
        aim: goal.aim,
        target: String(target ?? goal.targetCount),
        frequency: goal.frequency,
        by: goal.filter === null ? 'taps' : 'thoughts',
        filter: goal.filter ?? noFilter,
        startDay: goal.startDay,
        endDay: goal.endDay ?? '',
        restDays: goal.restDays,
      }
    : newFields;

/** The number in the field; null while it is none a goal can have. */
export const parseCount = (typed: string, least: number): number | null => {
  const figure = Number(typed);
  return typed.trim() !== '' && Number.isInteger(figure) && figure >= least && figure <= maxGoalTarget ? figure : null;
};
export const parseTarget = ({ target }: Pick<GoalFields, 'target'>): number | null => parseCount(target, 1);

/** The request for the server; null without a title or a valid number. */
export const parseTerms = (fields: GoalFields): Omit<ReviseGoalRequest, 'timeZone'> | null => {
  const targetCount = parseTarget(fields);
  if (targetCount === null || fields.title.trim() === '') return null;
  const { title, description, aim, frequency, by, filter, endDay, restDays } = fields;
  return {
    title: title.trim(),
    description: description.trim() || null,
    frequency,
    targetCount,
    aim,
    endDay: endDay || null,
    restDays: restDays.toSorted((one, other) => one - other),
    filter: by === 'taps' ? null : filter,
  };
};

export type InvalidField = 'title' | 'description' | 'target' | 'startDay' | 'endDay' | 'restDays';
const fieldOfProblem: Readonly<Record<string, InvalidField>> = {
  'goal.title-empty': 'title',
  'goal.title-too-long': 'title',
  'goal.description-too-long': 'description',
  'goal.starts-too-late': 'startDay',
  'goal.ends-before-it-starts': 'endDay',
  'goal.rests-every-day': 'restDays',
};
/** The field a refusal concerns; null when it concerns none. */
export const invalidField = (code: string): InvalidField | null => fieldOfProblem[code] ?? null;

/** The list without the value, or with it at its end. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
