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
  /** What becomes of a matching thought; an existing goal over thoughts has this choice on its page. */
  matchRule: 'always' | 'ask';
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
  matchRule: 'always',
  startDay: '',
  endDay: '',
  restDays: [],
};

/** A goal that was set to ask stays so. */
const ruleOf = ({ matchRule }: GoalCard): GoalFields['matchRule'] => (matchRule === 'ask' ? 'ask' : 'always');

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
        matchRule: ruleOf(goal),
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

/** Whether the form decides what becomes of matching thoughts: not for a goal that counts thoughts already. */
export const choosesMatchRule = (goal: GoalCard | undefined, { by }: Pick<GoalFields, 'by'>): boolean =>
  by === 'thoughts' && (goal === undefined || goal.filter === null);

/** The request for the server; null without a title or a valid number. `goal`: the one that is revised. */
export const parseTerms = (fields: GoalFields, goal?: GoalCard): Omit<ReviseGoalRequest, 'timeZone'> | null => {
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
    ...(choosesMatchRule(goal, fields) && { matchRule: fields.matchRule }),
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
